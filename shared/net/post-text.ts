import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Post {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
  readonly signal: AbortSignal;
}

export interface Posted {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Posts a text once, and waits for the answer for as long as the signal lets it. `fetch` does not: it gives up what has not begun to
 * answer within five minutes. No redirect is followed, and no connection is kept: of an instance that was frozen between two calls
 * it would be broken. @throws Error when there was no whole answer
 */
export async function postText(url: string, { headers, body, signal }: Post): Promise<Posted> {
  // Not imported: what an ES module imports of them takes a good part of a cold start.
  const { request } = process.getBuiltinModule(url.startsWith('https:') ? 'node:https' : 'node:http');
  const sized = { ...headers, 'content-length': Buffer.byteLength(body) };
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(url, { method: 'POST', headers: sized, signal, agent: false }, resolve);
      // An answer that is none, such as a change of protocol, ends the request without an error.
      asked.once('close', () => reject(new Error('no answer')));
      asked.once('error', reject).end(body);
    });
    return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
