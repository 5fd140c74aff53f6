import { encode } from 'uqr';
import { brand } from '../src/content/brand.ts';

/** The link to the app as an SVG path, so that no browser has to generate the code. */
const { data, size } = encode(brand.appStoreUrl, { ecc: 'M', border: 0 });
const path = data
  .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  .join('');

/** For Vite's `define`. */
export const STORE_QR_CODE = JSON.stringify({ viewBox: `0 0 ${size} ${size}`, path });
