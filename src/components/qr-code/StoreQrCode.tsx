import storeQrCode from 'virtual:store-qr-code';
import { download } from '../../content/download';
import css from './qr-code.module.css';

/** The link to the app as a QR code. */
export function StoreQrCode() {
  return (
    <svg
      className={css.qrCode}
      viewBox={storeQrCode.viewBox}
      role="img"
      aria-label={download.qrCode.alt}
    >
      <path d={storeQrCode.path} fill="#12304f" />
    </svg>
  );
}
