import { terms } from '../../content/legal/terms';
import { paths } from '../../content/paths';
import { LegalPage } from './LegalPage';

export default function TermsScreen() {
  return <LegalPage document={terms} path={paths.terms} />;
}
