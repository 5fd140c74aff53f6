import { paths } from '../content/pages';
import { LegalPage } from '../screens/legal/LegalPage';
import { privacy, terms } from './texts';

export function TermsRoute() {
  return <LegalPage text={terms.read()} path={paths.terms} />;
}

export function PrivacyRoute() {
  return <LegalPage text={privacy.read()} path={paths.privacy} />;
}
