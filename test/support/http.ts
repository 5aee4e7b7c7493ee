import http, { type IncomingHttpHeaders } from 'node:http';

export interface Exchange {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body; undefined when it is no JSON. */
  readonly json: unknown;
}

export interface Message {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parts of a list are sent apart, without a declared length. */
  readonly body?: string | Buffer | readonly string[];
  readonly signal?: AbortSignal;
}

/** One exchange over HTTP in which no client library adds or repairs anything. */
export function send(url: string, { method = 'POST', headers = {}, body, signal }: Message = {}): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const whole =
      typeof body === 'string' || Buffer.isBuffer(body) ? { 'content-length': Buffer.byteLength(body) } : {};
    const { origin } = new URL(url);
    const path = url.slice(origin.length) || '/';
    const options = { method, headers: { ...headers, ...whole }, path, ...(signal && { signal }) };
    const request = http.request(origin, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parse(text) });
      });
    });
    request.on('error', reject);
    for (const part of Array.isArray(body) ? body : body === undefined ? [] : [body]) request.write(part);
    request.end();
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
