/** Facts of the page for machines (schema.org). */
export function JsonLd({ data }: { readonly data: object }) {
  // A text that ends the script element early would become markup.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /</g,
    '\\u003c',
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text no other way
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
