/** The icon in the browser's tab, by brand. */
export function TabIcon({ isStudio = false }: { readonly isStudio?: boolean }) {
  const name = isStudio ? 'studio' : 'lively';
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={`/${name}.svg`} />
      <link rel="apple-touch-icon" href={`/icons/${name}-180.png`} />
    </>
  );
}
