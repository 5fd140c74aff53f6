import { posts } from '#posts';
import { frontMatter as privacy } from '../content/legal/privacy.md';
import { frontMatter as terms } from '../content/legal/terms.md';
import { fullAddress, paths } from '../content/pages';
import { publicPaths } from './prerendered-pages';

/** The sitemap of the public pages. The last change of a post is its date, and of a legal text its effective day. */
export function sitemap(): string {
  const dates = new Map(posts.map(({ slug, date }) => [paths.post(slug), date]));
  dates.set(paths.terms, terms.effective);
  dates.set(paths.privacy, privacy.effective);
  const urls = publicPaths.map((path) => {
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
