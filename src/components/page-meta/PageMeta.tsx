import { brand } from '../../content/brand';
import { fullAddress, paths, socialImageUrl } from '../../content/pages';
import { feedTitle } from '../../content/site';
import type { PageMetadata } from '../../content/types';
import { TabIcon } from './TabIcon';

type Props = {
  readonly page: PageMetadata;
  /** The page's canonical path. */
  readonly path: string;
  /** A file in /social. */
  readonly image?: string;
  readonly imageAlt?: string;
  /** ISO 8601, for a post. */
  readonly published?: string;
  readonly isStudio?: boolean;
};

/** A public page's metadata for browsers, search engines and link previews. */
export function PageMeta({ page, path, image, imageAlt, published, isStudio = false }: Props) {
  const url = fullAddress(path);
  const site = isStudio ? brand.studio : brand.product;
  const imageUrl = socialImageUrl(image ?? (isStudio ? 'studio.png' : 'lively.png'));
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={url} />
      <link rel="alternate" type="application/atom+xml" title={feedTitle} href={paths.feed} />
      <TabIcon isStudio={isStudio} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt ?? brand.tagline} />
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content="summary_large_image" />
      {!isStudio && <meta name="apple-itunes-app" content={`app-id=${brand.appStoreId}`} />}
    </>
  );
}
