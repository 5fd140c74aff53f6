import Text, { frontMatter, headings } from '../../content/legal/privacy.mdx';
import { paths } from '../../content/pages';
import { LegalPage } from './LegalPage';

export default function PrivacyScreen() {
  return (
    <LegalPage frontMatter={frontMatter} headings={headings} Text={Text} path={paths.privacy} />
  );
}
