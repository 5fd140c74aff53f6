import { brand } from '../../content/brand';
import { fullAddress, paths, socialImageUrl } from '../../content/pages';
import { feedTitle } from '../../content/site';
import type { PageMetadata, Post } from '../../content/types';

/** Link previews of all pages but posts show one of these. Each `alt` is the image's text. */
const STUDIO_IMAGE = { file: 'studio.png', alt: brand.studio };
const PRODUCT_IMAGE = { file: 'lively.png', alt: brand.tagline };

type Props = {
  readonly page: PageMetadata;
  /** The page's canonical path. */
  readonly path: string;
  /** Only for the page of a post. */
  readonly post?: Post;
  readonly isStudio?: boolean;
};

/** The head of a public page: its title, the link to the blog's feed, and `SearchMeta`. */
export function PageMeta(props: Props) {
  return (
    <>
      <title>{props.page.title}</title>
      <link rel="alternate" type="application/atom+xml" title={feedTitle} href={paths.feed} />
      <SearchMeta {...props} />
    </>
  );
}

/**
 * The head of an indexed page without its title, which account pages set elsewhere: metadata for
 * search engines and link previews, the tab's icon, and on the app's pages Safari's banner.
 */
export function SearchMeta({ page, path, post, isStudio = false }: Props) {
  const url = fullAddress(path);
  const site = isStudio ? brand.studio : brand.product;
  const brandImage = isStudio ? STUDIO_IMAGE : PRODUCT_IMAGE;
  return (
    <>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={url} />
      <TabIcon isStudio={isStudio} />
      <meta property="og:type" content={post ? 'article' : 'website'} />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={socialImageUrl(post?.socialImage ?? brandImage.file)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={post?.imageAlt ?? brandImage.alt} />
      {post && <meta property="article:published_time" content={post.date} />}
      <meta name="twitter:card" content="summary_large_image" />
      {!isStudio && <AppBanner />}
    </>
  );
}

/** The banner of Safari on an iPhone, with a link to the app. */
export function AppBanner() {
  return <meta name="apple-itunes-app" content={`app-id=${brand.appStoreId}`} />;
}

/** The icons of the browser's tab and of an iPhone's home screen, by brand. */
export function TabIcon({ isStudio = false }: { readonly isStudio?: boolean }) {
  const name = isStudio ? 'studio' : 'lively';
  return (
    <>
      {/* For browsers without SVG icons. The others take the last one. */}
      <link rel="icon" type="image/png" sizes="32x32" href={`/icons/${name}-32.png`} />
      <link rel="icon" type="image/svg+xml" href={`/${name}.svg`} />
      <link rel="apple-touch-icon" href={`/icons/${name}-180.png`} />
    </>
  );
}
