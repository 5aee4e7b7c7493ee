import { type Alert, clip, factsOf } from '../alert.ts';
import type { AlertChannel } from '../channel.ts';
import { post, probe } from '../post.ts';

/** Far below the 28 KB that Teams takes in one message. */
const textLength = 2_000;
const colours = { info: 'Accent', warning: 'Warning', error: 'Attention', critical: 'Attention' } as const;

/** A workflow of Microsoft Teams ("when a Teams webhook request is received"). Its 202 means queued. */
export function teams(url: string): AlertChannel {
  return {
    name: 'teams',
    send: (alert, signal) => post({ url, body: JSON.stringify(toMessage(alert)), reasonOf, signal }),
    probe: (signal) => probe(url, signal),
  };
}

function toMessage(alert: Alert) {
  const { title, message, action, request, kind, severity } = alert;
  const color = kind === 'recovery' ? 'Good' : colours[severity];
  const facts = factsOf(alert).map(([name, value]) => ({ title: name, value }));
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      { type: 'TextBlock', text: title, weight: 'Bolder', size: 'Medium', color, wrap: true },
      plain(message),
      { type: 'FactSet', facts },
      ...(action ? [plain(action)] : []),
      ...(request ? [plain(request, 'Monospace')] : []),
    ],
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  };
}

/** Unlike a TextBlock, a text run is not read as Markdown. */
function plain(text: string, fontType: 'Default' | 'Monospace' = 'Default') {
  return { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: clip(text, textLength), fontType }] };
}

/** `{"error":{"code":"WorkflowTriggerIsNotEnabled","message":"…"}}`; the message may hold the workflow's address. */
function reasonOf(refusal: string): string | undefined {
  return /"code"\s*:\s*"(\w{2,80})"/.exec(refusal)?.[1];
}
