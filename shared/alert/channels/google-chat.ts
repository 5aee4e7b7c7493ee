import { type Alert, clip, factsOf } from '../alert.ts';
import type { AlertChannel } from '../channel.ts';
import { post, probe } from '../post.ts';

/** Far below the 32,000 bytes of a message. */
const textLength = 2_000;
const threading = 'REPLY_MESSAGE_FALLBACK_TO_NEW_THREAD';

/** An incoming webhook of a Google Chat space. Alerts of one group share a thread. */
export function googleChat(url: string): AlertChannel {
  const address = new URL(url);
  address.searchParams.set('messageReplyOption', threading);
  return {
    name: 'google-chat',
    send: (alert, signal) => post({ url: address.href, body: JSON.stringify(toMessage(alert)), reasonOf, signal }),
    probe: (signal) => probe(url, signal),
  };
}

/** The text is the notification's; only the card may quote, for the text would read `<users/all>` as everybody. */
function toMessage(alert: Alert) {
  const { id, title, message, action, request, source, group } = alert;
  const facts = factsOf(alert).map(([topLabel, text]) => ({ decoratedText: { topLabel, text: escaped(text) } }));
  const remedy = [action, request].filter((text) => text !== undefined).map(paragraph);
  const widgets = [paragraph(message), ...facts, ...remedy];
  return {
    text: title,
    thread: { threadKey: `${source}:${group}` },
    cardsV2: [{ cardId: id, card: { header: { title, subtitle: source }, sections: [{ widgets }] } }],
  };
}

function paragraph(text: string) {
  return { textParagraph: { text: escaped(clip(text, textLength)) } };
}

/** Texts of cards are a kind of HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
}

/** `{"error":{"code":429,"message":"…","status":"RESOURCE_EXHAUSTED"}}`; the message may hold the space's name. */
function reasonOf(refusal: string): string | undefined {
  return /"status"\s*:\s*"([A-Z_]{2,60})"/.exec(refusal)?.[1];
}
