/* The bundle of the pages for visitors. */
export { BlogPostRoute } from '../app/BlogPostRoute';
export { PrivacyRoute, TermsRoute } from '../app/LegalRoute';
export { LivelyLayout } from '../app/lively/LivelyLayout';
export { NotFoundRoute } from '../app/NotFoundRoute';
export { StudioLayout } from '../app/studio/StudioLayout';
export { AboutScreen } from '../screens/about/AboutScreen';
export { BlogScreen } from '../screens/blog/BlogScreen';
export { CompanyScreen } from '../screens/company/CompanyScreen';
export { DownloadScreen } from '../screens/download/DownloadScreen';
export { HomeScreen } from '../screens/home/HomeScreen';
export { PremiumScreen } from '../screens/premium/PremiumScreen';
export { SupportScreen } from '../screens/support/SupportScreen';
