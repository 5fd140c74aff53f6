import { Fragment, useState } from 'react';
import { LogOutButton } from '../../components/account-card/LogOutButton';
import { Button } from '../../components/button/Button';
import formCss from '../../components/form/form.module.css';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { StoreQrCode } from '../../components/qr-code/StoreQrCode';
import { SiteLink } from '../../components/site-link/SiteLink';
import { accountCopy } from '../../content/account';
import {
  accountDownload,
  download,
  downloadButton,
  freePlanSentence,
  pricingLink,
} from '../../content/download';
import { paths } from '../../content/pages';
import { logOut } from '../../session/account-operations';
import { keysOf } from '../../shared/keys-of';
import { enteredFields, type UserRecord } from '../../shared/user-document';
import css from './boarding-pass.module.css';

const { dashboard, fields } = accountCopy;

/** The user's data as a boarding pass; its stub, below the perforated edge, leads to the app. */
export function BoardingPass({ record }: { readonly record: UserRecord }) {
  return (
    <div className={css.pass}>
      <div className={css.body}>
        <div className={`cluster ${css.top}`}>
          <p className={formCss.label}>{dashboard.label}</p>
          <LogOutButton logOut={logOut} />
        </div>
        <PageHeading>
          {dashboard.welcome} <bdi translate="no">{record.name}</bdi>
        </PageHeading>
        <div className={`cluster ${css.username}`}>
          <p translate="no">{`@${record.username}`}</p>
          <CopyButton username={record.username} />
        </div>
        <dl>
          {keysOf(enteredFields).map(
            (name) =>
              // The heading contains the name, and an optional field may be missing.
              name !== 'name' &&
              record[name] !== undefined && (
                <Fragment key={name}>
                  <dt className={formCss.label}>{fields[name]}</dt>
                  <dd translate="no" dir="auto">
                    {record[name]}
                  </dd>
                </Fragment>
              ),
          )}
          <dt className={formCss.label}>{fields.email}</dt>
          <dd translate="no">{record.email}</dd>
        </dl>
      </div>
      <div className={css.stub}>
        <p className={css.offer}>
          {accountDownload.text}{' '}
          <SiteLink href={downloadButton.href}>{accountDownload.link}</SiteLink>
        </p>
        <div className={`cluster ${css.scan}`}>
          <StoreQrCode />
          <p>{download.qrCode.text}</p>
        </div>
        <p className="soft small">
          {freePlanSentence} <SiteLink href={pricingLink.href}>{pricingLink.text}</SiteLink>
        </p>
        <p className="soft small">
          <SiteLink href={`${paths.support}#delete-account`} className="target">
            {dashboard.deleteAccount}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

const LABELS = { idle: dashboard.copy, copied: dashboard.copied, failed: dashboard.copyFailed };

/** Copies the username, which friends search for without the @. */
function CopyButton({ username }: { readonly username: string }) {
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  async function copyUsername() {
    try {
      await navigator.clipboard.writeText(username);
      setState('copied');
    } catch {
      // The browser does not allow it; the user can still select the username.
      setState('failed');
    }
  }
  return (
    <>
      <Button variant="outlined" onClick={copyUsername}>
        {/* In its own element, React can change the text after a translator has replaced it. */}
        <span>{LABELS[state]}</span>
        {/* Screen readers read 'Copy username', 'Copied username' or 'Not copied username'. */}
        <span className="visually-hidden"> {dashboard.copyTarget}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {state !== 'idle' && LABELS[state]}
      </span>
    </>
  );
}
