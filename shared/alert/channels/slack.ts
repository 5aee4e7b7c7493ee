import { type Alert, clip, factsOf } from '../alert.ts';
import type { AlertChannel } from '../channel.ts';
import { post, probe } from '../post.ts';

/** Block Kit takes 150 characters in a header and 3,000 in a section; escaping makes up to five of one. */
const headerLength = 150;
const textLength = 590;
const icons = { info: 'ℹ️', warning: '⚠️', error: '❌', critical: '🚨' } as const;

/** An incoming webhook of Slack. It answers a refusal with a code in plain text, such as `no_service`. */
export function slack(url: string): AlertChannel {
  return {
    name: 'slack',
    send: (alert, signal) => post({ url, body: JSON.stringify(toMessage(alert)), isTaken, reasonOf, signal }),
    probe: (signal) => probe(url, signal),
  };
}

function toMessage(alert: Alert) {
  const { title, message, action, request, kind, severity } = alert;
  const heading = `${kind === 'recovery' ? '✅' : icons[severity]} ${title}`;
  const fields = factsOf(alert).map(([label, value]) => mrkdwn(`*${label}*\n${escaped(value)}`));
  return {
    text: escaped(`${heading}: ${clip(message, textLength)}`),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: clip(heading, headerLength) } },
      { type: 'section', text: mrkdwn(escaped(clip(message, textLength))), fields },
      ...(action ? [section(escaped(clip(action, textLength)))] : []),
      ...(request ? [section(`\`\`\`${escaped(clip(request, textLength))}\`\`\``)] : []),
    ],
  };
}

function section(text: string) {
  return { type: 'section', text: mrkdwn(text) };
}

function mrkdwn(text: string) {
  return { type: 'mrkdwn', text };
}

/** Slack's three control characters; without this a text could mention everybody in a channel. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Other servers, such as a proxy's sign-in page, answer 200 too. */
function isTaken(_status: number, text: string): boolean {
  return text.trim() === 'ok';
}

function reasonOf(refusal: string): string | undefined {
  return /^[a-z_]{2,60}$/.test(refusal.trim()) ? refusal.trim() : undefined;
}
