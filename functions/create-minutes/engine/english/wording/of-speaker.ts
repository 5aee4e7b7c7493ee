import { escaped } from '../../escaped.ts';
import { thirdPerson, type WordClass, wordClass } from '../clause/word-class.ts';

/** Behind his name a speaker is "they": "Tess Harlow objected that they cannot lift it". */
export function ofSpeaker(text: string, name: string): string {
  const [first = name] = name.split(' ');
  // "the Customer" has no first name
  const called = (/^the$/i.test(first) ? [name] : [name, first]).map(escaped).join('|');
  const verb = new RegExp(`(?<![\\p{L}’-]|${whatDoes})(?:${called}) (is|was|has|does|${anyNumber})\\b`, 'giu');
  const third = new RegExp(`(?<![\\p{L}’-])(?:${called}) (\\p{Ll}+s)\\b`, 'gu');
  const once = new RegExp(`(?<![\\p{L}’-]|\\b(?:and|or) )(?:${called}) (\\p{Ll}+)\\b`, 'gu');
  const object = new RegExp(`(?<=\\b(?:${takesObject}) )(?:${called})(?![\\p{L}’'-])`, 'giu');
  return text
    .replace(verb, (_, does: string) => `they ${plural[does.toLowerCase()] ?? does}`)
    .replace(third, (said, does: string, at: number) => {
      // what begins with him goes on with what he does, whether or not it is a known verb
      const base = baseOf(does) ?? (at === 0 ? does.replace(/(?<=(?:ss|sh|ch|x|z))es$|(?<!s)s$/, '') : undefined);
      return base === undefined ? said : `they ${base}`;
    })
    .replace(once, (said, did: string) => (happened.has(wordClass(did)) ? `they ${did}` : said))
    .replace(new RegExp(`^(?:${called}) (?=(?:${before}) \\p{Ll}+(?<!s)\\b)`, 'iu'), 'they ')
    .replace(new RegExp(`(?<![\\p{L}’-])(?:${called})[’']s (?!(?:not|been)\\b)`, 'giu'), 'their ')
    .replace(object, 'them')
    .replace(new RegExp(`(?<=${whatDoes})(?:${called})(?= (?:is|was|has|left)\\b)`, 'giu'), 'them')
    .replace(/^t(?=he(?:y|ir)\b)/, 'T');
}

/** "What got Tess was the delay": he is no subject there. */
const whatDoes = '\\b(?:what|who) (?:really )?\\p{L}+ ';
const happened: ReadonlySet<WordClass> = new Set(['past', 'ed']);

/** "Checks" is a form of "check"; undefined for what is none of a verb. */
export function baseOf(does: string): string | undefined {
  return [does.slice(0, -1), does.slice(0, -2), does.replace(/ies$/, 'y')].find(
    (form) => wordClass(form) === 'base' && thirdPerson(form) === does,
  );
}

export const plural: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const anyNumber =
  'will|would|can|cannot|could|should|must|might|may|had|did|got|took|went|paid|lost|said|heard|saw|logged|gave|told|asked|needed|wanted|bought|signed|used';
/** Stands between him and what he does, in any number. */
const before = 'nearly|almost|just|still|never|already|really|also|even|only|always|probably|certainly';
const takesObject =
  'to|for|with|from|about|by|on|costs?|gives?|gave|tells?|told|lets?|makes?|made|asks?|asked|cost|left|leaves?';
