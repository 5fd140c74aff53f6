import Text, { frontMatter, headings } from '../../content/legal/terms.mdx';
import { paths } from '../../content/pages';
import { LegalPage } from './LegalPage';

export default function TermsScreen() {
  return <LegalPage frontMatter={frontMatter} headings={headings} Text={Text} path={paths.terms} />;
}
