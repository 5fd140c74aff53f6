import { brand } from '../../content/brand';
import { fullAddress, paths } from '../../content/pages';

/** The studio's structured data: the publisher of the app and the posts. */
export const organization = {
  '@type': 'Organization',
  name: brand.studio,
  url: fullAddress(paths.company),
};

/** The page's structured data (schema.org). */
export function JsonLd({ data }: { readonly data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // `</script>` in a text would end the element.
  const escaped = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escaped }} />;
}
