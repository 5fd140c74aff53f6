/** Drawn by site-build/qr-code-plugin.ts. */
declare module 'virtual:store-qr-code' {
  const code: { readonly viewBox: string; readonly path: string };
  export default code;
}
