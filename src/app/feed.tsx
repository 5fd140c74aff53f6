import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { postTexts } from '#post-texts';
import { posts } from '#posts';
import { blog } from '../content/blog';
import { brand } from '../content/brand';
import { fullAddress, paths, socialImageUrl } from '../content/pages';
import type { Post, ProseModule } from '../content/types';

/** The blog as an Atom feed (RFC 4287), with whole posts, newest first. */
export async function feed(): Promise<string> {
  const [newest] = posts;
  if (!newest) throw new Error('The feed needs a post');
  const entries = await Promise.all(posts.map(entryOf));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${fullAddress(paths.blog)}</id>
  <title>${escapeXml(blog.title)}</title>
  <link href="${fullAddress(paths.blog)}"/>
  <link rel="self" href="${fullAddress(paths.feed)}"/>
  <updated>${timestamp(newest.date)}</updated>
  <author><name>${escapeXml(brand.studio)}</name></author>
${entries.join('\n')}
</feed>
`;
}

async function entryOf(post: Post): Promise<string> {
  const text = await postTexts.find(({ slug }) => slug === post.slug)?.load();
  if (!text) throw new Error(`The post ${post.slug} has no text`);
  const address = fullAddress(paths.post(post.slug));
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(post.heading)}</title>
    <link href="${address}"/>
    <published>${timestamp(post.date)}</published>
    <updated>${timestamp(post.date)}</updated>
    <summary>${escapeXml(post.summary)}</summary>
    <content type="html">${escapeXml(htmlOf(post, text.default))}</content>
  </entry>`;
}

/** Atom requires a time; noon in UTC is the same date nearly everywhere. */
const timestamp = (date: string) => `${date}T12:00:00Z`;

type LinkProps = ComponentProps<'a'> & { readonly href: string };
type ImageProps = ComponentProps<'img'> & { readonly src: string };

/**
 * A post for feed readers, which have neither the site's address nor its styles: URLs are absolute,
 * illustrations are images, and a phone is replaced by its description. Images are lazy, because
 * React writes a preload for others.
 */
function htmlOf({ slug, socialImage, imageAlt }: Post, Text: ProseModule['default']): string {
  const page = fullAddress(paths.post(slug));
  const absolute = (address: string) => new URL(address, page).href;
  const components = {
    a: ({ href, children }: LinkProps) => <a href={absolute(href)}>{children}</a>,
    img: ({ src, alt, ...image }: ImageProps) => <img src={absolute(src)} alt={alt} {...image} />,
    // `npm run render` draws each illustration as a link preview.
    Illustration: ({ image, alt }: { readonly image: string; readonly alt: string }) => (
      <img src={socialImageUrl(`${image}.png`)} alt={alt} loading="lazy" />
    ),
    Phone: ({ alt }: { readonly alt: string }) => (
      <p>
        <em>{alt}</em>
      </p>
    ),
  };
  return renderToStaticMarkup(
    <div>
      <img src={socialImageUrl(socialImage)} alt={imageAlt} loading="lazy" />
      <Text components={components} />
    </div>,
  );
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
