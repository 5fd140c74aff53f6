import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

export const PROJECT = 'demo-deploy';
const PARENT = `projects/${PROJECT}/sites/${PROJECT}`;

const permissionsSchema = z.object({ permissions: z.array(z.string()) });

type Release = { readonly type: string; readonly version: { readonly name: string } };
type Route = readonly [pattern: RegExp, respond: (match: RegExpExecArray, body: string) => unknown];

/**
 * A stand-in of the Google APIs that `firebase deploy` and `firebase hosting:*` call for a site. It
 * also serves the live version, and exchanges credentials as in a workflow on GitHub: an OIDC token
 * for a federated token, and that for the token of a service account.
 */
export class HostingApi {
  /** Releases of the live channel, newest last. */
  readonly releases: Release[] = [];
  /** Channels of the released previews. */
  readonly previews: string[] = [];
  readonly exchanges: string[] = [];
  private readonly contents = new Map<string, string>();
  private readonly server = createServer(
    (request, response) => void this.handle(request, response),
  );

  /** @param nextContent the URL of a server with the content of the versions that are uploaded */
  constructor(public nextContent: string) {}

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('Not started');
    return `http://127.0.0.1:${address.port}`;
  }

  async start(): Promise<void> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }

  /** Releases a version with this content, as the console or an earlier deployment does. */
  release(type: string, id: string, content: string): void {
    const name = `${PARENT}/versions/${id}`;
    this.contents.set(name, content);
    this.releases.push({ type, version: { name } });
  }

  /** Credentials as google-github-actions/auth writes them, with the addresses of this server. */
  credentials() {
    return {
      type: 'external_account',
      audience:
        '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/p',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${this.url}/sts/token`,
      service_account_impersonation_url: `${this.url}/impersonate/deployer@example.com:generateAccessToken`,
      credential_source: {
        url: `${this.url}/github/token`,
        headers: { Authorization: 'Bearer request' },
        format: { type: 'json', subject_token_field_name: 'value' },
      },
    };
  }

  private readonly routes: readonly Route[] = [
    [/^GET \/github\/token$/, () => this.exchange('GitHub', { value: 'oidc' })],
    [
      /^POST \/sts\/token$/,
      (_, body) =>
        this.exchange(`STS for ${new URLSearchParams(body).get('subject_token')}`, {
          access_token: 'federated',
          issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
          token_type: 'Bearer',
          expires_in: 3600,
        }),
    ],
    [
      /^POST \/impersonate\/(.*):generateAccessToken$/,
      ([, account]) =>
        this.exchange(`service account ${account}`, {
          accessToken: 'token',
          expireTime: new Date(Date.now() + 3_600_000).toISOString(),
        }),
    ],
    [/:testIamPermissions$/, (_, body) => permissionsSchema.parse(JSON.parse(body))],
    [/^GET \/v1\/projects\/[^/]+\/services\//, () => ({ state: 'ENABLED' })],
    [
      /^GET \/v1beta1\/projects\/[^/]+$/,
      () => ({ projectId: PROJECT, resources: { hostingSite: PROJECT } }),
    ],
    [/^GET \/v1beta1\/projects\/[^/]+\/sites\/[^/]+$/, () => ({ name: PARENT })],
    [/^GET .*\/channels$/, () => ({ channels: [this.liveChannel()] })],
    [/^GET .*\/channels\/live$/, () => this.liveChannel()],
    [/^(?:GET|PATCH) .*\/channels\/([^/]+)$/, ([, id]) => this.preview(id)],
    [/^POST .*\/channels\/(pr-[^/]+)\/releases\?/, ([, id = '']) => this.previews.push(id)],
    [/^POST .*\/versions$/, () => this.createVersion()],
    [/^POST .*:populateFiles$/, () => ({ uploadUrl: `${this.url}/upload` })],
    [/^PATCH .*\/versions\/[^/]+$/, () => ({})],
    [
      /^POST .*\/channels\/live\/releases\?versionName=(.*)$/,
      ([, name = '']) => this.releaseVersion(name),
    ],
  ];

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const path = url.replace(/\?(?!versionName=).*/, '');
    const body = await text(request);
    for (const [pattern, respond] of this.routes) {
      const match = pattern.exec(`${method} ${path}`);
      if (!match) continue;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(respond(match, body)));
      return;
    }
    const content = this.contents.get(this.releases.at(-1)?.version.name ?? '');
    const page = content && (await fetch(new URL(url, content)));
    if (!page) return void response.writeHead(404).end();
    const headers = [...page.headers].filter(([key]) => !/encoding|length/.test(key));
    response.writeHead(page.status, Object.fromEntries(headers)).end(await page.text());
  }

  private exchange(step: string, result: unknown): unknown {
    this.exchanges.push(step);
    return result;
  }

  private liveChannel() {
    return { name: `${PARENT}/channels/live`, url: this.url, release: this.releases.at(-1) };
  }

  private preview(id = '') {
    return { name: `${PARENT}/channels/${id}`, url: this.nextContent };
  }

  private createVersion() {
    const name = `${PARENT}/versions/v${this.contents.size + 1}`;
    this.contents.set(name, this.nextContent);
    return { name };
  }

  /** Like Hosting, calls the release of an earlier version a roll-back. */
  private releaseVersion(encodedName: string): Release {
    const name = decodeURIComponent(encodedName);
    const isKnown = this.releases.some(({ version }) => version.name === name);
    const release = { type: isKnown ? 'ROLLBACK' : 'DEPLOY', version: { name } };
    this.releases.push(release);
    return release;
  }
}
