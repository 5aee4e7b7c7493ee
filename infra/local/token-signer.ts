import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import getPort from 'get-port';

const identityPath = '/computeMetadata/v1/instance/service-accounts/default/identity';
const accessPath = '/computeMetadata/v1/instance/service-accounts/default/token';
const certsPath = '/certs';
const email = 'local@minutes-api.invalid';
const certsHeaders = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };
const lifetimeSeconds = 3600;
const jsonHeaders = { 'content-type': 'application/json' };
/** Opens nothing: it is for stand-ins of Google's APIs on the same machine. */
const accessToken = JSON.stringify({ access_token: 'local', expires_in: lifetimeSeconds, token_type: 'Bearer' });

export interface TokenSigner {
  readonly server: Server;
  /** `host:port`, for GCE_METADATA_HOST. */
  readonly host: string;
  /** Where the public key is, for IDENTITY_CERTS_URL. */
  readonly certsUrl: string;
  /** Whom the tokens name, for IDENTITY_CALLERS. */
  readonly email: string;
}

/**
 * Stands in for Google's metadata server on a developer's machine: google-auth-library fetches identity tokens from it as
 * it does on Cloud Run. The key lives as long as the process, so a token is worth nothing elsewhere or later.
 */
export async function startTokenSigner(): Promise<TokenSigner> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const certs = JSON.stringify({ [kid]: publicKey.export({ type: 'spki', format: 'pem' }) });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://metadata');
    const audience = url.searchParams.get('audience');
    response.setHeader('metadata-flavor', 'Google');
    if (url.pathname === certsPath) response.writeHead(200, certsHeaders).end(certs);
    else if (request.headers['metadata-flavor'] !== 'Google') response.writeHead(403).end();
    else if (url.pathname === identityPath && audience) response.end(token(privateKey, kid, audience));
    else if (url.pathname === accessPath) response.writeHead(200, jsonHeaders).end(accessToken);
    else response.writeHead(404).end();
  });
  const port = await listenOnLoopback(server);
  return { server, host: `127.0.0.1:${port}`, certsUrl: `http://127.0.0.1:${port}${certsPath}`, email };
}

function token(key: Parameters<typeof sign>[2], kid: string, audience: string): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const identity = { sub: 'local', email, email_verified: true };
  const times = { iat: issuedAt, exp: issuedAt + lifetimeSeconds };
  const content = [
    { alg: 'ES256', typ: 'JWT', kid },
    { iss: 'https://accounts.google.com', aud: audience, ...identity, ...times },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const pem = { key, dsaEncoding: 'ieee-p1363' } as Parameters<typeof sign>[2];
  return `${content}.${sign('sha256', Buffer.from(content), pem).toString('base64url')}`;
}

/** On a port that was found free for nothing else: the functions listen later than this. */
async function listenOnLoopback(server: Server): Promise<number> {
  const port = await getPort({ host: '127.0.0.1' });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return port;
}
