import { z } from 'zod';
import { answersAt, waitUntilReady } from '../../local-backend/processes/process-group';
import { freePort } from '../support/ports';
import { COLLECT_ERRORS, WINDOW_SIZE } from './engine';
import { findProgram, startProgram } from './programs';
import { testSiteIn } from './suite';

/** GTK's settings, by their paths in the home folder of the driver. */
const GTK_FILES = {
  // The toolbar would keep the window at least 447 px wide.
  'gtk-3.0/gtk.css': '* { min-width: 0; padding: 0; }',
  // GTK without animations means that the visitor prefers reduced motion.
  'gtk-3.0/settings.ini': '[Settings]\ngtk-enable-animations=0\n',
};
const ENV = {
  GDK_BACKEND: 'x11',
  // The sandbox does not work as root or in most containers. The driver opens only this site.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

const sessionSchema = z.object({ sessionId: z.string() });

// Controls WebKit over WebDriver Classic: commands are HTTP requests to the driver.
testSiteIn('WebKit', findProgram('WebKitWebDriver'), async (program, lifecycle) => {
  const port = await freePort();
  const args = ['--auto-servernum', program, `--port=${port}`];
  const driver = startProgram(lifecycle, 'xvfb-run', args, GTK_FILES, ENV);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(driver, answersAt(`${url}/status`), lifecycle.signal);

  /** Sends a command, and waits for its result. */
  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const { sessionId } = sessionSchema.parse(await post('/session', { capabilities: {} }));
  const session = `/session/${sessionId}`;
  await post(`${session}/window/rect`, WINDOW_SIZE);

  return {
    goto: (address) => post(`${session}/url`, { url: address }),
    reload: () => post(`${session}/refresh`, {}),
    evaluate: (expression) => {
      // WebDriver has no command that runs a script before those of the page.
      const script = `${COLLECT_ERRORS}; return ${expression}`;
      return post(`${session}/execute/sync`, { script, args: [] });
    },
    perform: (actions) => post(`${session}/actions`, { actions }),
  };
});
