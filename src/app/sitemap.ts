import { posts } from '#posts';
import { fullAddress, paths } from '../content/pages';
import { publicAddresses } from './prerendered-pages';
import { privacy, terms } from './texts';

/** The sitemap of the public pages. The last change of a post is its date, and of a legal text its update. */
export async function sitemap(): Promise<string> {
  const dates = new Map(posts.map(({ slug, date }) => [paths.post(slug), date]));
  const [{ frontMatter: ofTerms }, { frontMatter: ofPrivacy }] = await Promise.all([
    terms.load(),
    privacy.load(),
  ]);
  dates.set(paths.terms, ofTerms.updated ?? ofTerms.effective);
  dates.set(paths.privacy, ofPrivacy.updated ?? ofPrivacy.effective);
  const urls = publicAddresses.map((path) => {
    const date = dates.get(path);
    const lastModified = date ? `<lastmod>${date}</lastmod>` : '';
    return `  <url><loc>${fullAddress(path)}</loc>${lastModified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
