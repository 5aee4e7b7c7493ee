import { bareName, type Person } from '../../people.ts';
import { indexOfName, nameWord, titleWords } from '../name-words.ts';

const title = new RegExp(`^(?:${titleWords})`, 'u');
const titled = new RegExp(
  `([\\p{sc=Han}々ヶ]{1,4}|[\\p{sc=Katakana}ー]{2,12}|[\\p{sc=Hiragana}]{2,4}?)(?:${titleWords})`,
  'gu',
);

/** Looks up whom a text means. */
export interface People {
  readonly all: readonly Person[];
  readonly ofSpeaker: (speaker: string | undefined) => Person | undefined;
  /** Those who are called by their name and a title, in the order of the text. */
  readonly called: (text: string) => readonly Person[];
  /** Names with a title that are nobody's of the meeting. */
  readonly strangers: (text: string) => readonly string[];
  /** The text with those of the meeting who are its subject put as 私, for reading what is promised in their name. */
  readonly asFirstPerson: (text: string) => string;
  /** Who is the one that does it: the person named, with a title or none, right before these words. */
  readonly before: (text: string, words: RegExp) => Person | undefined;
}

export function openPeople(all: readonly Person[]): People {
  const calls = all.map((person) => ({ person, names: callsOf(person) }));
  const bySpeaker = new Map(all.flatMap((person) => (person.speaker === undefined ? [] : [[person.speaker, person]])));
  const find = (name: string) =>
    calls.find(({ names }) => names.some((own) => name === own || (name.endsWith(own) && indexOfName(name, own) >= 0)))
      ?.person ?? all.find((person) => beginsWith(bareName(person.name), name));
  const mentions = (text: string) => [...text.matchAll(titled)].map(([, name = '']) => name);
  return {
    all,
    ofSpeaker: (speaker) => (speaker === undefined ? undefined : bySpeaker.get(speaker)),
    called: (text) => mentions(text).flatMap((name) => find(name) ?? []),
    strangers: (text) => mentions(text).filter((name) => !find(name) && !commonNouns.test(name)),
    asFirstPerson: (text) => calls.reduce((rest, { names }) => names.reduce(subjectToSelf, rest), text),
    before: (text, words) => {
      const close = calls.flatMap(({ person, names }) =>
        names.flatMap((name) => {
          const index = indexOfName(text, name);
          return index >= 0 && words.test(text.slice(index + name.length).replace(title, ''))
            ? [{ person, index }]
            : [];
        }),
      );
      return close.sort((a, b) => a.index - b.index)[0]?.person;
    },
  };
}

/** 森さん is nobody's whose name goes on as 森田, but may be 森健太. */
function beginsWith(full: string, name: string): boolean {
  return full.startsWith(name) && (name.length > 1 || full.length <= name.length + 2);
}

function subjectToSelf(text: string, name: string): string {
  return text.includes(name) ? text.replace(new RegExp(`${nameWord(name)}(?:さん)?が`, 'gu'), '私が') : text;
}

const commonNouns = /客|皆|(?:お|み)な|お疲れ|奥|どちら|みな|担当|^(?:営業|本|御|両|各|副|前|現|新|元)$|それ|たく/u;

/** Family and given name, each as it may be said alone; a name without a break may be cut after two or three characters. */
function callsOf({ name, names }: Person): readonly string[] {
  const bare = bareName(name);
  const parts = bare.split(/[\s・　]+/u).filter((part) => part.length > 0);
  const cut = parts.length === 1 && /^[\p{sc=Han}々]{3,}$/u.test(bare) ? [bare.slice(0, 2)] : [];
  const aliases = names.filter((alias) => /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}々ー]{2,}$/u.test(alias));
  return [...new Set([...parts, ...cut, bare, ...aliases])].filter((call) => !/^[\p{sc=Hiragana}]$/u.test(call));
}
