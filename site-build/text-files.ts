import { readFileSync } from 'node:fs';
import figtree from '@fontsource-variable/figtree/package.json' with { type: 'json' };
import { brand } from '../src/content/brand';

/** The sitemap of the public pages. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${brand.siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`;
}

/** The security contact (RFC 9116); valid for a year from the build. */
export function securityTxt(): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${brand.companyEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${brand.siteUrl}/.well-known/security.txt
`;
}

/**
 * What Vite's page with the licenses of the packages in the scripts lacks: the typeface, and the
 * license that Firebase's client packages name without its text.
 */
export function moreLicenses(): string {
  const textOf = (name: string) => readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
  return `
## ${figtree.name} - ${figtree.version} (${figtree.license})

${textOf(figtree.name)}

## Apache-2.0

${textOf('firebase-admin')}
`;
}
