/**
 * The product and the studio. The product's name is fixed: messages, paths and file names contain
 * it. Everything else may change here; then run `npm run render`, which writes the names and the
 * tagline into the link previews. `Example Harbor`, example.com and the id of zeros are placeholders.
 */
export const brand = {
  product: 'Lively',
  tagline: 'Keeping you anchored in the present',
  studio: 'Example Harbor Studio',
  /** Who owns the studio: in the imprint and the legal texts, like the address and the law. */
  legalName: 'Example Harbor Studio LLC',
  postalAddress: 'Pier Road 1, Example Harbor',
  /** The place whose law governs the terms. It must be that of `postalAddress`. */
  governingLaw: 'Example Harbor',
  copyrightYear: 2024,
  siteUrl: 'https://lively.example.com',
  appStoreUrl: 'https://apps.example.com/lively',
  /** 'Apple ID' in App Store Connect, App Information: the number in the App Store address. */
  appStoreId: '0000000000',
  /** Such as A1B2C3D4E5: 'Team ID' at https://developer.apple.com/account, Membership details. */
  appleTeamId: '',
  /**
   * Such as com.example.lively: 'Bundle ID' in App Store Connect, App Information. If this and the
   * team's id are set, iOS lets the app offer the passwords that were saved on this site.
   */
  appBundleId: '',
  supportEmail: 'lively@example.com',
  companyEmail: 'hello@example.com',
  /** At least one. */
  social: [
    { name: 'Instagram', url: 'https://instagram.example.com/lively' },
    { name: 'TikTok', url: 'https://tiktok.example.com/@lively' },
    { name: 'YouTube', url: 'https://youtube.example.com/@lively' },
    { name: 'LinkedIn', url: 'https://linkedin.example.com/company/lively' },
  ],
} as const;
