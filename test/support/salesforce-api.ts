import { companiesFrom, type Invented, type InventedCompany } from '#infra/bench/crm/invent.ts';
import type { Fault, Reply, VendorApi, VendorRequest } from '#infra/bench/crm/server.ts';

const data = '/services/data/v66.0';
const rowsPerPage = 2_000;

/** Salesforce's REST API as it is documented, as far as accounts, users and notes need it. */
export function salesforceApi(invented: Invented, secret: string): VendorApi {
  const links: { readonly title: string; readonly on: string }[] = [];
  let sessions = 0;
  return {
    faulty: (fault, request) => {
      if (fault === 'unauthorized' && !request.path.endsWith('/token')) sessions += 1;
      return faulty(fault, request);
    },
    answer: ({ method, path, query, headers, body }, origin) => {
      if (path === '/services/oauth2/token') return signIn(new URLSearchParams(body), secret, origin, sessions);
      if (headers.authorization !== `Bearer session-${sessions}`) return failure(401, 'INVALID_SESSION_ID');
      if (path === `${data}/composite` && method === 'POST') return compose(body, links);
      const more = /query\/accounts-(\d+)-(\d+)$/.exec(path);
      if (more) return rows(invented, Number(more[1]), Number(more[2]));
      const soql = query.get('q') ?? '';
      const since = Date.parse(/SystemModstamp >= (\S+)/.exec(soql)?.[1] ?? '') || 0;
      if (/FROM Account/.test(soql)) return rows(invented, since, 1);
      if (/FROM User/.test(soql)) return users(invented, /WHERE UserType = 'Standard'$/.test(soql));
      const on = /LinkedEntityId = '([^']+)'/.exec(soql)?.[1];
      return on === undefined ? failure(400, 'MALFORMED_QUERY') : linksOn(links, on);
    },
  };
}

function signIn(form: URLSearchParams, secret: string, origin: string, session: number): Reply {
  const isKnown = form.get('client_secret') === secret;
  if (!isKnown)
    return { status: 400, body: { error: 'invalid_client', error_description: 'invalid client credentials' } };
  return { status: 200, body: { access_token: `session-${session}`, instance_url: origin, token_type: 'Bearer' } };
}

/** Our own people; beside them, where these alone are not asked for, a customer who may look into the portal. */
function users(invented: Invented, ownOnly: boolean): Reply {
  const own = Array.from({ length: invented.owners }, (_, n) => toUser(n + 1));
  const customer = { ...toUser(invented.owners + 1), Email: 'someone@company-3.example' };
  const records = ownOnly ? own : [...own, customer];
  return page(records, records.length, undefined);
}

function rows(invented: Invented, since: number, first: number): Reply {
  const { page: found, next } = companiesFrom(
    invented,
    first,
    rowsPerPage,
    (each) => each.changedAt.getTime() >= since,
  );
  const rest = next === undefined ? undefined : `${data}/query/accounts-${since}-${next}`;
  return page(
    found.map((each) => toAccount(invented, each)),
    invented.companies,
    rest,
  );
}

function page(records: readonly object[], totalSize: number, nextRecordsUrl: string | undefined): Reply {
  const body = { totalSize, done: nextRecordsUrl === undefined, ...(nextRecordsUrl && { nextRecordsUrl }), records };
  return { status: 200, body, headers: { 'sforce-limit-info': 'api-usage=18/5000' } };
}

function toAccount({ broken }: Invented, { id, name, domain, ownerId, changedAt, archived }: InventedCompany): object {
  return {
    attributes: { type: 'Account', url: `${data}/sobjects/Account/${accountId(id)}` },
    Id: broken.has(id) ? null : accountId(id),
    Name: name,
    Website: `https://www.${domain}/`,
    Phone: null,
    Industry: 'Technology',
    OwnerId: userId(ownerId),
    SystemModstamp: changedAt.toISOString().replace('Z', '+0000'),
    IsDeleted: archived,
  };
}

function toUser(id: number): object {
  const fields = { Id: userId(id), Name: `Owner ${id}`, Email: `owner-${id}@ours.example`, IsActive: id % 10 !== 0 };
  return { attributes: { type: 'User' }, ...fields, SystemModstamp: '2025-01-01T00:00:00.000+0000' };
}

export function accountId(id: number): string {
  return `001${String(id).padStart(12, '0')}AAA`;
}

/** Somebody else is writing to it whenever a note comes. */
export const lockedAccount = accountId(13);

function userId(id: number): string {
  return `005${String(id).padStart(12, '0')}AAA`;
}

interface Composite {
  readonly compositeRequest: readonly {
    readonly referenceId: string;
    readonly body: Readonly<Record<string, string>>;
  }[];
}

function compose(body: string, links: { title: string; on: string }[]): Reply {
  const { compositeRequest: parts } = JSON.parse(body) as Composite;
  const { Title: title = '', Content: content = '' } = parts[0]?.body ?? {};
  const refused = refusalOf(Buffer.from(content, 'base64').toString(), parts[1]?.body.LinkedEntityId);
  if (refused !== undefined) return halted(parts, refused);
  for (const { body: link } of parts.slice(1)) links.push({ title, on: link.LinkedEntityId ?? '' });
  const compositeResponse = parts.map(({ referenceId }) => ({
    referenceId,
    httpStatusCode: 201,
    body: { id: `069${links.length}`, success: true, errors: [] },
  }));
  return { status: 200, body: { compositeResponse } };
}

/** Enhanced notes take a few elements without attributes, and no line ends. One account stands for a record that somebody else holds. */
function refusalOf(
  html: string,
  on: string | undefined,
): { readonly part: number; readonly errorCode: string } | undefined {
  const isTaken =
    html.replace(/<\/?(?:p|b|i|u|s|ul|ol|li|br)>|&(?:amp|lt|gt|quot|#39);/g, '').search(/[<>&\n\r\t]/) < 0;
  if (!isTaken) return { part: 0, errorCode: 'FIELD_INTEGRITY_EXCEPTION' };
  return on === lockedAccount ? { part: 1, errorCode: 'UNABLE_TO_LOCK_ROW' } : undefined;
}

/** Of a request that is done as a whole or not at all, the others are told to have been halted. */
function halted(parts: Composite['compositeRequest'], { part, errorCode }: { part: number; errorCode: string }): Reply {
  const compositeResponse = parts.map(({ referenceId }, n) => ({
    referenceId,
    httpStatusCode: 400,
    body: [{ errorCode: n === part ? errorCode : 'PROCESSING_HALTED', message: 'refused by the stand-in' }],
  }));
  return { status: 200, body: { compositeResponse } };
}

function linksOn(links: readonly { readonly title: string; readonly on: string }[], id: string): Reply {
  const records = links.flatMap(({ title, on }, n) =>
    on === id ? [{ ContentDocumentId: `069${n + 1}`, ContentDocument: { Title: title } }] : [],
  );
  return page(records, records.length, undefined);
}

function faulty(fault: Fault, { path }: VendorRequest): Reply | undefined {
  switch (fault) {
    case 'daily':
    case 'tooMany':
      return failure(
        403,
        'REQUEST_LIMIT_EXCEEDED',
        `${fault === 'daily' ? 'Total' : 'Concurrent'}Requests Limit exceeded.`,
      );
    case 'badGateway':
      return { status: 502, body: 'Bad gateway' };
    case 'unauthorized':
      return failure(401, 'INVALID_SESSION_ID');
    case 'expired':
      return /query\/accounts-/.test(path) ? failure(400, 'INVALID_QUERY_LOCATOR') : undefined;
    default:
      return undefined;
  }
}

function failure(status: number, errorCode: string, message = 'refused by the stand-in'): Reply {
  return { status, body: [{ message, errorCode }] };
}
