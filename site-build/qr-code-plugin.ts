import { encode } from 'uqr';
import type { Plugin } from 'vite';

const ID = 'virtual:store-qr-code';

/** Gives `virtual:store-qr-code`: a QR code as the path of an SVG, drawn when the site is built. */
export function qrCodePlugin(text: string): Plugin {
  return {
    name: 'store-qr-code',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(qrCode(text))}` : undefined),
  };
}

function qrCode(text: string): { viewBox: string; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { viewBox: `0 0 ${size} ${size}`, path };
}
