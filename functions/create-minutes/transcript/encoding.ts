import { InputError } from '#shared/errors.ts';

const howToEncode = 'must be UTF-8, UTF-16 with a byte order mark, or Shift_JIS';

/** How files begin that hold no plain text. */
const documents: readonly (readonly [kind: string, ...marks: readonly string[]])[] = [
  ['a PDF document', '%PDF-'],
  ['a Word document or another archive', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'],
  ['an RTF document', '{\\rtf'],
  ['a recording', 'RIFF', 'ID3', 'OggS', 'fLaC'],
];

/** Nobody types them: zero bytes are in UTF-16 and in files that are no text, an escape begins Japanese in ISO-2022-JP. */
const untyped = ['\0', '\u001b'];

/**
 * The text of a file. UTF-8 and UTF-16 are known by their byte order mark, UTF-8 without one by being valid; what is
 * not valid UTF-8 is Shift_JIS when it decodes to Japanese without an error.
 * @throws InputError when the encoding is none of them, or the file is no text
 */
export function decodeText(bytes: Uint8Array, field: string): string {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const [document] = documents.find(([, ...marks]) => marks.some((mark) => head.startsWith(mark))) ?? [];
  if (document) throw new InputError(`${field}: is ${document}; send its text`);
  const text = decodeBytes(bytes, field);
  if (untyped.some((sign) => text.includes(sign))) throw new InputError(`${field}: ${howToEncode}`);
  return text;
}

function decodeBytes(bytes: Uint8Array, field: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  const text = tryDecode('utf-8', bytes) ?? japanese(tryDecode('shift_jis', bytes));
  if (text === undefined) throw new InputError(`${field}: ${howToEncode}`);
  return text;
}

/** The bytes written in base64. @throws InputError when it is no base64 */
export function decodeBase64(text: string, field: string): Uint8Array {
  if (/[^A-Za-z0-9+/=_\s-]/.test(text)) throw new InputError(`${field}: must be base64`);
  return Buffer.from(text, 'base64');
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

function tryDecode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes of other encodings may decode as Shift_JIS by chance, but not to running text with kana. */
function japanese(text: string | undefined): string | undefined {
  const foreign = text?.match(/[^\0-\u007f]/gu)?.length ?? 0;
  const kana = text?.match(/[\p{sc=Hiragana}ァ-ヶー]/gu)?.length ?? 0;
  const solid = text?.match(/[\p{sc=Han}\p{sc=Hiragana}ァ-ヶー\u3000-\u303f\uff01-\uff5e]/gu)?.length ?? 0;
  return foreign > 0 && kana * 5 > foreign && solid * 10 > foreign * 9 ? text : undefined;
}
