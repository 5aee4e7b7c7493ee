import type { MinutesRequest } from '../request.ts';
import { meantBy } from './affiliation.ts';
import { withoutOrnament } from './ornament.ts';

export type Participant = MinutesRequest['participants'][number];

const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Finds the participant a label of the transcript means. */
export interface People {
  /** The participant who has this name, alias, e-mail address or identifier; undefined when none has it, or several. */
  readonly known: (label: string) => Participant | undefined;
  /** Likewise, and a part of the name will do that only one participant has: `Sarah` or `Sarah C.` of `Sarah Chen`, `田中` or `田中＠サンプル` of `田中太郎`. */
  readonly likely: (label: string) => Participant | undefined;
}

const title = /^(?:mr|mrs|ms|miss|dr|prof|sir)\.?\s+/;
const honorific =
  /(?<=.)(?:様|さま|さん|殿|氏|君|くん|ちゃん|先生|(?:代表取締役|取締役|副?社長|会長|専務|常務|本部長|事業部長|副?部長|次長|課長|係長|室長|支店長|店長|主任|主査|代表|リーダー|マネージャー))$/;

const degree = /,?\s(?:ph\.?\s?d|mba|m\.?d|cpa|pmp|esq|jr|sr)\.?$/;
const brackets = /\s*(?:\([^()]*\)|\[[^[\]]*\]|【[^【】]*】)\s*/g;

/** Lower case, one width, without accents, titles, degrees, honorifics and what stands in brackets: `Dr. Wu (Acme)` and `dr. wu`, `田中様` and `田中`. */
export function nameKey(label: string): string {
  const plain = withoutOrnament(withoutAccents(label.normalize('NFKC').toLowerCase()));
  const bare = plain.replace(brackets, ' ').trim() || plain;
  return bare.replace(title, '').replace(degree, '').replace(honorific, '').replace(honorific, '').trim();
}

/** `müller` and `muller`, `o’neil` and `o'neil`; the marks of が and ぱ stay. */
function withoutAccents(name: string): string {
  const straight = name.replace(/[‘’ʼ´`]/g, "'");
  if (!/[\u00c0-\u024f]|\p{M}/u.test(straight)) return straight;
  return straight
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

export function toPeople(participants: readonly Participant[]): People {
  const whole = new Map<string, Set<Participant>>();
  const parts = new Map<string, Set<Participant>>();
  const beginnings = new Map<string, Set<Participant>>();
  for (const participant of participants) {
    const { name, id, email, aliases } = participant;
    for (const given of [name, id, email, ...(aliases ?? [])]) if (given) add(whole, anyOrder(given), participant);
    for (const part of partsOf(nameKey(name))) add(parts, part, participant);
    for (const beginning of beginningsOf(nameKey(name))) add(beginnings, beginning, participant);
  }
  const known = (label: string) => (whole.size > 0 ? only(whole.get(anyOrder(label))) : undefined);
  const partly = (label: string) =>
    parts.size > 0 || beginnings.size > 0 ? inOrder(nameKey(label), parts, beginnings) : undefined;
  const withInitial = (label: string) => {
    const { word, initial } = wordAndInitial(label);
    const found = word === undefined ? undefined : only(parts.get(word));
    return found && partsOf(nameKey(found.name)).some((part) => part !== word && part.startsWith(initial))
      ? found
      : undefined;
  };
  const affiliated = (label: string) => {
    if (whole.size === 0) return undefined;
    const { names, parts: own } = meantBy(label);
    return only(new Set([...names.flatMap((name) => known(name) ?? []), ...own.flatMap((part) => partly(part) ?? [])]));
  };
  return { known, likely: (label) => known(label) ?? partly(label) ?? withInitial(label) ?? affiliated(label) };
}

/** `sarah` and `c` of `Sarah C.`, `chen` and `s` of `S. Chen`. */
function wordAndInitial(label: string): { readonly word: string | undefined; readonly initial: string } {
  const words = nameKey(label).split(/[\s,]+/);
  const letters = words.filter(isInitial);
  if (words.length !== 2 || letters.length !== 1) return { word: undefined, initial: '' };
  return { word: words.find((word) => !isInitial(word)), initial: letters[0]?.charAt(0) ?? '' };
}

function isInitial(word: string): boolean {
  return /^[a-z]\.?$/.test(word);
}

/** One key for `Keiko Yamada`, `Yamada Keiko`, `Yamada, Keiko` and `Keiko M. Yamada`, and one for 田中太郎 and 田中 太郎. */
function anyOrder(label: string): string {
  const words = nameKey(label)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (japanese.test(label)) return words.join('');
  const full = words.filter((word) => !isInitial(word));
  return (full.length > 1 ? full : words).sort().join(' ');
}

/** Given and family name of a name written with spaces, 林 and 健 of 林 健, too; what stands before the kana of 森さくら. */
function partsOf(key: string): readonly string[] {
  const words = key.split(/[\s,・]+/).filter((word) => word.length > 1 || han.test(word));
  if (words.length > 1) return words;
  return [...(/^(\p{sc=Han}{1,3})[\p{sc=Hiragana}\p{sc=Katakana}ー]{2,}$/u.exec(key)?.slice(1) ?? [])];
}

const han = /\p{sc=Han}/u;

/** Where the family name of a name written without a space may end: 林 of 林健, 田中 of 田中太郎. */
function beginningsOf(key: string): readonly string[] {
  return /^\p{sc=Han}{2,6}$/u.test(key) ? [1, 2, 3].filter((n) => n < key.length).map((n) => key.slice(0, n)) : [];
}

/** 森 is 森 美咲 beside 森田健, whose name only may be cut so. */
function inOrder(key: string, ...maps: readonly ReadonlyMap<string, ReadonlySet<Participant>>[]) {
  return only(maps.find((map) => map.has(key))?.get(key));
}

function add(map: Map<string, Set<Participant>>, key: string, participant: Participant): void {
  const found = map.get(key);
  if (found) found.add(participant);
  else if (key) map.set(key, new Set([participant]));
}

function only(found: ReadonlySet<Participant> | undefined): Participant | undefined {
  const [first, second] = found ?? [];
  return second ? undefined : first;
}
