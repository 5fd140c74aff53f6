import { expect, test } from 'vitest';
import { robots, securityTxt, sitemap } from '../../site-build/well-known';
import { brand } from '../../src/content/brand';

test('the sitemap lists the full URLs of exactly the given paths', () => {
  const xml = sitemap(['/', '/lively/blog']);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    `${brand.siteUrl}/`,
    `${brand.siteUrl}/lively/blog`,
  ]);
});

test('robots.txt allows everything and links to the sitemap', () => {
  expect(robots()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`);
});

// RFC 9116: contact, expiry within a year and canonical URL.
test('security.txt has a contact and expires a year after the build', () => {
  const fields = Object.fromEntries(
    securityTxt(new Date('2024-02-29T10:00:00Z'))
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toEqual({
    Contact: `mailto:${brand.companyEmail}`,
    Expires: '2025-03-01T10:00:00.000Z',
    'Preferred-Languages': 'en',
    Canonical: `${brand.siteUrl}/.well-known/security.txt`,
  });
});
