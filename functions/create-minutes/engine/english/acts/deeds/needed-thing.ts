import { dayMentions } from '../../dates/mentions.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { isNounPhrase, mayNameThing } from '../../clause/main-clause.ts';
import { withoutMark } from './tokens.ts';

const lead = '^(?:(?:and|so|then|okay|well|one|two|three|four|five|first|second|third|last)(?: of all)?,? )*';
const things = '(?:the|an?|your|some|all|both|two|three|four|five|six|ten|twenty|\\d+|one) ';
/** "I'd like the electricity of last winter", "from you I am missing the serial number", "what I need from you is a drawing" */
const needs = new RegExp(
  String.raw`${lead}(?:(?:from you(?: people| guys)?,? |what |all )?(?:I|we) (?:(?:would|will|do|still|also|just|really) )*(?:like|love|want|need|require|(?:am|are) (?:still )?missing|wait for|am waiting for|are waiting for) (?:to have )?(?:(?:from (?:you|your side) )?(?:is|are|would be) )?)((?:${things}|(?:it|that|this) in writing\b)[^.?!;]*)$`,
  'iu',
);
/** "The number of bins would be handy" */
const wouldHelp = new RegExp(
  String.raw`${lead}(${things}[^.?!;,]{3,60}?) (?:would|will) (?:be (?:really |very )?(?:handy|useful|great|good|nice|helpful|ideal|lovely|brilliant)|help)\b`,
  'iu',
);
/** "And three, the revised quotation." */
const alone = new RegExp(
  String.raw`${lead}(?:\p{Lu}\p{L}+, )?((?:the|an?|your|our) [^.?!;,]{3,60})(?:, [^.?!;]*)?[.!]?$`,
  'iu',
);

/** A thing that is asked for, or only named. */
export interface NeededThing {
  readonly thing: string;
  /** "And three, the revised quotation." may be asked for or offered. */
  readonly isOnlyNamed: boolean;
}

/** The thing that whoever speaks needs, without asking for anything to be done; undefined where it is none. */
export function neededThing(said: string): NeededThing | undefined {
  if (said.trimEnd().endsWith('?')) return undefined;
  const text = withoutMark(expandContractions(said)).replace(/(?<=\p{L})['’]d (?=be |help)/gu, ' would ');
  const [, needed] = needs.exec(text) ?? wouldHelp.exec(text) ?? [];
  if (needed !== undefined) return { thing: inSmall(needed), isOnlyNamed: false };
  const named = alone.exec(text)?.[1];
  const isThing =
    named !== undefined && mayNameThing(named) && isNounPhrase(named) && dayMentions(named, undefined).length === 0;
  return isThing ? { thing: inSmall(named), isOnlyNamed: true } : undefined;
}

function inSmall(thing: string): string {
  return `${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
}
