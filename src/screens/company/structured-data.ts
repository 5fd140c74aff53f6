import { organization } from '../../components/page-meta/JsonLd';
import { brand } from '../../content/brand';
import { fullAddress } from '../../content/pages';

/** The studio and its site for search engines (schema.org). */
export const studioGraph = {
  '@graph': [
    {
      ...organization,
      legalName: brand.legalName,
      address: brand.postalAddress,
      email: brand.companyEmail,
      logo: fullAddress('/icons/studio-180.png'),
      sameAs: brand.social.map(({ url }) => url),
    },
    { '@type': 'WebSite', name: brand.studio, url: organization.url },
  ],
};
