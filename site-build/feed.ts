import { blog, posts } from '../src/content/blog';
import { brand } from '../src/content/brand';
import { paths } from '../src/content/paths';

/** The blog as an Atom feed (RFC 4287). */
export function feed(): string {
  const url = (path: string) => `${brand.siteUrl}${path}`;
  const noon = (date: string) => `${date}T12:00:00Z`;
  const entries = posts.map(
    ({ slug, date, heading, summary }) => `  <entry>
    <id>${url(paths.post(slug))}</id>
    <title>${escapeXml(heading)}</title>
    <link href="${url(paths.post(slug))}"/>
    <published>${noon(date)}</published>
    <updated>${noon(date)}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${url(paths.blog)}</id>
  <title>${escapeXml(blog.title)}</title>
  <link href="${url(paths.blog)}"/>
  <link rel="self" href="${url('/lively/blog.xml')}"/>
  <updated>${noon(posts[0]?.date ?? '2022-12-01')}</updated>
  <author><name>${escapeXml(brand.studio)}</name></author>
${entries.join('\n')}
</feed>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
