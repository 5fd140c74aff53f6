import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import * as authBundle from '../../src/bundles/auth';
import * as formsBundle from '../../src/bundles/forms';
import * as memberBundle from '../../src/bundles/member';
import * as siteBundle from '../../src/bundles/site';
import { auth, forms, member, site } from '../../src/loading/bundles';

// The baseline has no boot script, whose loader would load them.
site.provide(siteBundle);
forms.provide(formsBundle);
auth.provide(authBundle);
member.provide(memberBundle);

/** The same site as a client-rendered app: one script renders into an empty page. */
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
