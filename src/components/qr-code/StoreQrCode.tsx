import { download } from '../../content/download';
import css from './qr-code.module.css';

/** The link to the app as a QR code, whose drawing the build defines (site-build/qr-code.ts). */
export function StoreQrCode() {
  const { viewBox, path } = STORE_QR_CODE;
  return (
    <svg className={css.qrCode} viewBox={viewBox} role="img" aria-label={download.qrCode.alt}>
      <path d={path} fill="var(--ink-light)" />
    </svg>
  );
}
