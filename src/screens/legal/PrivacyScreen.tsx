import { privacy } from '../../content/legal/privacy';
import { paths } from '../../content/paths';
import { LegalPage } from './LegalPage';

export default function PrivacyScreen() {
  return <LegalPage document={privacy} path={paths.privacy} />;
}
