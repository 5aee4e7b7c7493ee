import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Browser, type HTMLElement } from 'happy-dom';
import { onTestFinished } from 'vitest';
import { swagger } from '#infra/contract/swagger.ts';
import { openConsolePage } from '#infra/local/console-page.ts';
import { createGateway } from '#infra/local/gateway.ts';
import { acceptedKey, keyRing } from './call.ts';

type Body = Readonly<Record<string, unknown>>;

/** What the operations answer; those that are not there answer `{}`. */
export type Answers = Readonly<Record<string, (body: Body) => object>>;

/** The page as it was built, behind the local gateway and backends that answer so. */
export async function openPage(answers: Answers, key = acceptedKey) {
  const { calls, url } = await startGateway(answers);
  // `calls` are of operations, in their order.
  return { calls, ...(await visit(url, key)) };
}

/** The page of a gateway, in a browser without a screen; what it waits for by the clock is over at once. */
export async function visit(url: string, key: string) {
  const settings = { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true };
  const browser = new Browser({ settings });
  onTestFinished(() => browser.close());
  const page = browser.newPage();
  await page.goto(`${url}/#key=${key}`);
  const { window } = page.mainFrame;
  const later = window.setTimeout.bind(window);
  window.setTimeout = (work: () => void) => later(work, 0);
  const found = (selector: string) => window.document.querySelector<HTMLElement>(selector);
  return {
    document: window.document,
    click: (selector: string) => found(selector)?.click(),
    text: (selector: string) => found(selector)?.textContent ?? '',
    goTo: async (hash: string) => {
      window.location.hash = hash;
      await wait(10);
    },
  };
}

async function startGateway(answers: Answers) {
  const calls: { readonly operation: string; readonly body: Body }[] = [];
  const backend = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const operation = (request.url ?? '').slice(1);
      const body: Body = JSON.parse(Buffer.concat(parts).toString() || '{}');
      calls.push({ operation, body });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[operation]?.(body) ?? {}));
    });
  });
  const address = await listen(backend);
  const document = swagger('B', { host: 'localhost', backend: (id) => `${address}/${id}` });
  const hop = { authorize: async () => '', ready: async () => {}, onError: () => {} };
  const page = await openConsolePage(new URL('../../dist/console/', import.meta.url), 'B');
  return { calls, url: await listen(createGateway({ document, acceptedKeys: keyRing, hop, page })) };
}

function listen(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}
