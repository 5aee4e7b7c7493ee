import type { Remark } from '../../../facts/talk.ts';

const opens = /^(?:(?:あと|それと|それから|で)、?)?([\p{sc=Han}\p{sc=Katakana}ー]{2,10})(?:も|が|は)、?[^。]{2,}/u;

/** What somebody begins to speak of: コンテナも、蓋が割れてるのが二つあるんですよ. */
export function broughtUp({ text }: Remark): string | undefined {
  return opens.exec(text.trim())?.[1];
}
