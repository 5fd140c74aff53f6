import * as privacy from '../../content/legal/privacy.md';
import { paths } from '../../content/pages';
import { LegalPage } from './LegalPage';

export default function PrivacyScreen() {
  return <LegalPage text={privacy} path={paths.privacy} />;
}
