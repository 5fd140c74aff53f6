import { readFileSync } from 'node:fs';
import figtree from '@fontsource-variable/figtree/package.json' with { type: 'json' };
import { brand } from '../src/content/brand';

/** The contents of the files for search engines and other programs, by their names. */
export function textFiles(): Readonly<Record<string, string>> {
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
    '.well-known/security.txt': securityTxt(),
    ...appSiteAssociation(brand.appleTeamId, brand.appBundleId),
  };
}

/** Apple's file that lets the app offer passwords saved on this site; none without both ids. */
export function appSiteAssociation(teamId: string, bundleId: string) {
  if (!teamId || !bundleId) return {};
  const apps = [`${teamId}.${bundleId}`];
  return { '.well-known/apple-app-site-association': JSON.stringify({ webcredentials: { apps } }) };
}

/** The security contact (RFC 9116); valid for a year from the build. */
function securityTxt(): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${brand.companyEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${brand.siteUrl}/.well-known/security.txt
`;
}

/** Ends licenses.md: the typeface's license, and Firebase's, whose text only firebase-admin has. */
export function moreLicenses(): string {
  const licenseOf = (name: string) => readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
  return `
## ${figtree.name} - ${figtree.version} (${figtree.license})

${licenseOf(figtree.name)}

## Apache-2.0

${licenseOf('firebase-admin')}
`;
}
