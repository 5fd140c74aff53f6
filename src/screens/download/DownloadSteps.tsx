import { Buoy } from '../../components/art/accents';
import art from '../../components/art/art.module.css';
import { Swell } from '../../components/art/shapes';
import { StoreQrCode } from '../../components/qr-code/StoreQrCode';
import { SiteLink } from '../../components/site-link/SiteLink';
import { download } from '../../content/download';
import css from './course.module.css';

const { steps, qrCode } = download;

/** The steps to the first event: a course past three buoys, to the QR code in the harbor. */
export function DownloadSteps() {
  return (
    <div className={css.container}>
      <div className={`${art.art} ${css.course}`}>
        <section aria-labelledby="steps" className={css.leg}>
          <h2 id="steps">{steps.heading}</h2>
          <ol className={css.steps}>
            {steps.items.map((step) => (
              <Step key={step.title} step={step} />
            ))}
          </ol>
        </section>
        <Water />
        <section aria-labelledby="qr-code" className={css.harbor}>
          <div className={`centered ${css.sign}`}>
            <StoreQrCode />
            <h2 id="qr-code">{qrCode.heading}</h2>
            <p>{qrCode.text}</p>
          </div>
        </section>
      </div>
    </div>
  );
}

function Step({ step }: { readonly step: (typeof steps.items)[number] }) {
  return (
    <li>
      <Buoy />
      <h3>{step.title}</h3>
      <p>
        {step.text}
        {'link' in step && (
          <>
            <SiteLink href={step.link.href}>{step.link.text}</SiteLink>
            {step.after}
          </>
        )}
      </p>
    </li>
  );
}

/** The surface of the water with the course on it, stretched to the width of the panel. */
function Water() {
  return (
    <svg
      className={css.water}
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <Swell fill="var(--sea-1)" x={-60} y={16} width={120} rise={6} count={14} base={60} />
      <path
        d="M-40 42q120-16 240 0t240 0 240 0 240 0 240 0 240 0"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeDasharray="10 12"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
