import * as terms from '../../content/legal/terms.md';
import { paths } from '../../content/pages';
import { LegalPage } from './LegalPage';

export default function TermsScreen() {
  return <LegalPage text={terms} path={paths.terms} />;
}
