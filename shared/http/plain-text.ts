const key = Symbol('text/plain');

interface PlainText {
  readonly [key]: string;
}

/** What a handler gives in place of a JSON object where a sender's protocol leaves no other choice. */
export function plainText(text: string): PlainText {
  return { [key]: text };
}

export function isPlainText(body: object): body is PlainText {
  return key in body;
}

export function textOf(body: PlainText): string {
  return body[key];
}
