import { blog, posts } from '../src/content/blog';
import { brand } from '../src/content/brand';
import { fullAddress, paths } from '../src/content/paths';

/** The blog as an Atom feed (RFC 4287). */
export function feed(): string {
  const noon = (date: string) => `${date}T12:00:00Z`;
  const entries = posts.map(
    ({ slug, date, heading, summary }) => `  <entry>
    <id>${fullAddress(paths.post(slug))}</id>
    <title>${escapeXml(heading)}</title>
    <link href="${fullAddress(paths.post(slug))}"/>
    <published>${noon(date)}</published>
    <updated>${noon(date)}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${fullAddress(paths.blog)}</id>
  <title>${escapeXml(blog.title)}</title>
  <link href="${fullAddress(paths.blog)}"/>
  <link rel="self" href="${fullAddress(paths.feed)}"/>
  <updated>${noon(posts[0]?.date ?? '2022-12-01')}</updated>
  <author><name>${escapeXml(brand.studio)}</name></author>
${entries.join('\n')}
</feed>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
