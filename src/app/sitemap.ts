import { posts } from '#posts';
import { fullAddress, paths } from '../content/pages';
import { publicAddresses } from './prerendered-pages';
import { privacy, terms } from './texts';

type LegalText = Awaited<ReturnType<typeof terms.load>>;

const lastChangeOf = ({ frontMatter }: LegalText) => frontMatter.updated ?? frontMatter.effective;

/** The sitemap of the public pages. `lastmod` is a post's `date`, and of a legal text the day of its last change. */
export async function sitemap(): Promise<string> {
  const dates = new Map(posts.map(({ slug, date }) => [paths.post(slug), date]));
  dates.set(paths.terms, lastChangeOf(await terms.load()));
  dates.set(paths.privacy, lastChangeOf(await privacy.load()));
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
