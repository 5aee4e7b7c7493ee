import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Variant } from '#shared/contract/operations.ts';

/** The console as the gateway answers it. */
export interface ConsolePage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** @param folder where the build put script and style */
export async function openConsolePage(folder: URL, variant: Variant): Promise<ConsolePage> {
  const [script, style] = await Promise.all(
    ['main.js', 'console.css'].map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  return consolePage({ script: script ?? '', style: style ?? '' }, variant);
}

/** One page with script and style in it. It knows the variant, and no key. */
function consolePage({ script, style }: { script: string; style: string }, variant: Variant): ConsolePage {
  const html = `<!doctype html>
<html lang="en" data-variant="${variant}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>minutes-api</title><link rel="icon" href="data:,"><style>${style}</style>
</head>
<body><noscript>This page needs JavaScript. このページにはJavaScriptが必要です。</noscript><script type="module">${script}</script></body>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(script),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  return { headers, html };
}

export function sendPage(response: ServerResponse, { headers, html }: ConsolePage): void {
  response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(html) }).end(html);
}

/**
 * This one script runs, and talks to this gateway alone. Styles may stand in the page: minutes, which are shown in a frame that inherits
 * the policy, bring theirs, of whatever version made them; and a style can load nothing.
 */
function policyFor(script: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
