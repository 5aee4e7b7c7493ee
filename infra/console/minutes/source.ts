/** A transcript as it was given: typed, or the bytes of a file, whatever its encoding; or a whole request. */
export type Source =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly base64: string }
  | { readonly kind: 'request'; readonly body: GivenRequest };

export interface GivenRequest {
  readonly transcript: unknown;
  readonly [field: string]: unknown;
}

/** What a request has beside its transcript, and no service's JSON. */
const requestFields = ['meeting', 'participants', 'options', 'format', 'crm'];

export function sourceOfText(text: string): Source {
  const body = parseRequest(text);
  return body ? { kind: 'request', body } : { kind: 'text', text };
}

/** The API finds encoding and shape out, so a file is sent as it is. */
export function sourceOfFile(bytes: Uint8Array): Source {
  const body = parseRequest(new TextDecoder().decode(bytes));
  return body ? { kind: 'request', body } : { kind: 'file', base64: toBase64(bytes) };
}

/** Services also call their list `transcript`: a request has one of its own fields besides, or nothing else. */
function parseRequest(text: string): GivenRequest | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const parsed: object = JSON.parse(text);
    if (!('transcript' in parsed)) return undefined;
    const isRequest = Object.keys(parsed).length === 1 || requestFields.some((name) => name in parsed);
    return isRequest ? { ...parsed, transcript: parsed.transcript } : undefined;
  } catch {
    return undefined;
  }
}

/** More arguments than this overflow the stack. */
const chunk = 0x8000;

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return btoa(parts.join(''));
}
