import type { Transporter } from 'nodemailer';
import { once } from '#shared/runtime/once.ts';
import { type Alert, clip, toText } from '../alert.ts';
import { type AlertChannel, DeliveryError } from '../channel.ts';

const timeoutMs = 5_000;
/** A subject longer than this is cut by most readers. */
const subjectLength = 150;
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

export interface EmailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which must offer STARTTLS unless it is on this machine. */
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** E-mail by SMTP. Nodemailer is loaded with the first one. */
export function email({ url, from, to }: EmailSettings): AlertChannel {
  const open = once(() => openTransport(url));
  return {
    name: 'email',
    send: (alert, signal) =>
      failing(async () => (await open()).sendMail({ ...toMail(alert), from, to: [...to], signal })),
    probe: () => failing(async () => (await open()).verify()),
  };
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

/** A server's own text may name addresses; its number and the library's code do not. */
async function failing(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
    const answered = typeof responseCode === 'number' ? `answered ${responseCode}` : 'could not be reached';
    const reason = typeof code === 'string' ? `${answered} (${reasons[code] ?? code})` : answered;
    throw new DeliveryError(reason, typeof responseCode !== 'number' || responseCode < 500);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'user or password not accepted',
  EENVELOPE: 'sender or recipients not accepted',
  ETLS: 'no TLS',
  ETIMEDOUT: `no answer within ${timeoutMs} ms`,
};
