import type { Transporter } from 'nodemailer';
import { once } from '#shared/runtime/once.ts';
import { log } from '#shared/runtime/log.ts';
import { type Alert, clip, toText } from '../alert.ts';
import { type AlertChannel, DeliveryError } from '../channel.ts';

const timeoutMs = 5_000;
/** Of one mail in all: a server that says a little all the time is never silent for long enough. */
const mailLimitMs = 15_000;
/** A subject longer than this is cut by most readers. */
const subjectLength = 150;
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

export interface EmailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which must offer STARTTLS unless it is on this machine. */
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
  /** So long one mail may take; undefined for the usual limit. */
  readonly limitMs?: number;
}

/** E-mail by SMTP. Nodemailer is loaded with the first one. */
export function email({ url, from, to, limitMs = mailLimitMs }: EmailSettings): AlertChannel {
  const open = once(() => openTransport(url));
  return {
    name: 'email',
    send: async (alert, signal) => {
      const limit = AbortSignal.timeout(limitMs);
      const mail = { ...toMail(alert), from, to: [...to], signal: AbortSignal.any([signal, limit]) };
      const { rejected = [] } = await failing(async () => (await open()).sendMail(mail), limit, limitMs);
      if (rejected.length > 0) tellOfRefused(alert, rejected.length, to.length);
    },
    probe: async () => {
      await failing(async () => (await open()).verify());
    },
  };
}

/** Somebody has the alert, so sending it again would be wrong; but whoever tests wants to know. */
function tellOfRefused({ kind, id }: Alert, refused: number, recipients: number): void {
  log.warning('alert not accepted for all recipients', { alertId: id, refused, recipients });
  if (kind === 'test') throw new DeliveryError(`not accepted for ${refused} of ${recipients} recipients`, false);
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const limits = {
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  // Without the demand somebody on the way could strip STARTTLS off and read the password.
  const requireTLS = !loopback.includes(new URL(url).hostname);
  return createTransport({ url, requireTLS, ...limits, disableFileAccess: true, disableUrlAccess: true });
}

/** Mails of one group are one conversation: each answers the same message, which need not exist. */
function toMail(alert: Alert) {
  const { id, title, source, group, severity } = alert;
  const thread = `<${`${source}.${group}`.replace(/[^\w.-]+/g, '.')}@minutes-api.invalid>`;
  return {
    subject: clip(`[${source}] ${title}`, subjectLength),
    text: toText(alert),
    messageId: `<${id}@minutes-api.invalid>`,
    inReplyTo: thread,
    references: thread,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(severity === 'critical' && { priority: 'high' as const }),
  };
}

/** What Nodemailer tells of a failure; its own code covers that of Node.js, which says what was wrong. */
interface Failure {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
}

/** A server's own text may name addresses; its number and the library's code do not. */
async function failing<Result>(work: () => Promise<Result>, limit?: AbortSignal, limitMs?: number): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (limit?.aborted) throw new DeliveryError(`no answer within ${limitMs} ms`, true);
    const { code, originalCode, responseCode } = error as Failure;
    const answered = typeof responseCode === 'number' ? `answered ${responseCode}` : 'could not be reached';
    const reason = typeof code === 'string' ? `${answered} (${reasons[code] ?? originalCode ?? code})` : answered;
    throw new DeliveryError(reason, typeof responseCode !== 'number' || responseCode < 500);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'user or password not accepted',
  EENVELOPE: 'sender or recipients not accepted',
  ETLS: 'no TLS',
  ETIMEDOUT: `no answer within ${timeoutMs} ms`,
};
