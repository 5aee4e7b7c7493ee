/** What is written around a company's name to say what kind of company it is. */
const legalForms =
  /株式会社|有限会社|合同会社|合資会社|\((?:株|有|同)\)|㈱|㈲|\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|plc|gmbh|ag|kg|se|sa|sas|sarl|bv|nv|oy|ab|as|kk|pte|pty)\b\.?|\bk\.\s*k\.|\bs\.\s*a\.|\bb\.\s*v\./gu;

/**
 * One key for the ways a company's name is written: width, case, legal form, punctuation and spaces do not matter.
 * Undefined where nothing is left to tell it by.
 */
export function nameKey(name: string | undefined): string | undefined {
  const plain = name?.normalize('NFKC').toLowerCase() ?? '';
  const key = plain.replace(legalForms, ' ').replace(/[^\p{L}\p{N}]/gu, '');
  const whole = plain.replace(/[^\p{L}\p{N}]/gu, '');
  return (key.length > 1 ? key : whole) || undefined;
}
