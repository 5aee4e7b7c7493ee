import type { Remark, Talk } from '../../../facts/talk.ts';
import { turnOf } from '../../classifier/surroundings.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { placesIn } from '../../places.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { speakingParties } from '../names/list-parties.ts';
import { expandContractions } from '../wording/contractions.ts';
import { toThirdPerson } from '../wording/pronouns.ts';
import { sentence } from '../wording/report.ts';
import { countWords } from '../split.ts';
import { englishTerms } from '../words.ts';
import { wordsOf } from './clause.ts';
import { stanceOf } from './stance.ts';
import { nameWords } from './name-words.ts';

const opening =
  /^(?:(?:okay|ok|right|all ?right|great|good|well|and|then|now|just),? )*(?:so,? (?:(?:that is|it is|we have|i have|just to recap|to recap)[:,]? )?|to (?:recap|sum up|summari[sz]e|confirm)[:,] |just so (?:i|we) have (?:got )?(?:it|that)(?: right| straight| down)?[:,] |i have (?:it|that|you) down (?:as|for) )/i;
/** What somebody is to do stands among the tasks. */
const givesDeed = /\b(?:i|we|you|he|she|they) (?:will|would|can|shall|are going to|have to|need to)\b|\?/i;
const [leastParts, mostPartWords, mostAssentWords] = [3, 9, 6];
/** With so many of its terms in one decision or several it is told there. */
const mostTold = 0.5;

/** Decisions with the summing-up that the other side said yes to, where its points stand in none of them: "So four trucks, lithium, six years. - That's it." */
export function withRecap(given: Acts, { remarks }: Talk, { people }: Pick<Meeting, 'people'>): Acts {
  const corrections = correctionsIn(remarks);
  const acts = { ...given, decisions: given.decisions.map((item) => asPutRight(item, corrections)) };
  const names = nameWords(people);
  const told = new Set(acts.decisions.flatMap(({ text }) => englishTerms(text)));
  const placesOf = placesIn({ remarks });
  const taken = new Set(acts.decisions.flatMap(placesOf));
  const found = remarks.flatMap((remark): Acts['decisions'] => {
    const said = taken.has(remark.index) ? undefined : recapIn(remark);
    const reply = said === undefined ? undefined : assentTo(remark, remarks);
    // who has what by when stands among the tasks
    if (said === undefined || !reply || wordsOf(said).some((word) => names.has(word))) return [];
    const terms = [...new Set(englishTerms(said))];
    if (terms.filter((term) => told.has(term)).length > mostTold * terms.length) return [];
    const text = sentence(toThirdPerson(cleanEnglish(said), speakingParties(remark.speaker, people)));
    return [{ text, spans: [...remark.spans, ...reply.spans] }];
  });
  return found.length === 0 ? acts : { ...acts, decisions: [...acts.decisions, ...found] };
}

/** What another put right at once of what was listed: "Fourteen fascias, three vans." - "Eleven fascias." */
interface Correction {
  readonly recap: Remark;
  readonly next: Remark;
  /** "Eleven fascias." */
  readonly whole: string;
  /** "fascias" */
  readonly thing: string;
}

function correctionsIn(remarks: readonly Remark[]): readonly Correction[] {
  return remarks.flatMap((recap) => {
    const next = remarks[recap.index + 1];
    if (!recap.text.includes(',') || !next || next.speaker === recap.speaker) return [];
    const [whole, thing] = correction.exec(next.text.trim()) ?? [];
    return whole === undefined || thing === undefined ? [] : [{ recap, next, whole, thing }];
  });
}

function asPutRight(item: Acts['decisions'][number], corrections: readonly Correction[]): Acts['decisions'][number] {
  const found = corrections.find(({ recap }) => recap.spans.some((span) => item.spans.includes(span)));
  if (!found) return item;
  const { next, whole, thing } = found;
  const wrong = new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]+ ${thing}(?![\\p{L}\\p{N}])`, 'iu');
  const right = whole.replace(/^(?:no|sorry|nope),? /i, '').replace(/[.!,]+$/, '');
  const text = item.text.replace(wrong, (_, at: number) =>
    at === 0 ? right : `${right.charAt(0).toLowerCase()}${right.slice(1)}`,
  );
  return text === item.text ? item : { ...item, text, spans: [...item.spans, ...next.spans] };
}

const correction =
  /^(?:(?:no|sorry|nope),? )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty) ([a-z]{3,}s)[.!]*$/i;

/** What a remark sums up: at least three short points without a verb of doing, one of them with a figure. */
function recapIn({ text }: Remark): string | undefined {
  const said = expandContractions(text).trim();
  if (!opening.test(said) || givesDeed.test(said)) return undefined;
  const points = said.replace(opening, '');
  const parts = points.split(/,| and (?=no |you |we |\d)/);
  const isList = parts.length >= leastParts && parts.every((part) => countWords(part) <= mostPartWords);
  return isList && figure.test(points) ? points : undefined;
}

const figure =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|grand|first)\b/i;

/** The next words of the other side, where they are a yes and nothing else. */
function assentTo(recap: Remark, remarks: readonly Remark[]): Remark | undefined {
  const next = remarks.slice(recap.index + 1).find(({ speaker }) => speaker !== recap.speaker);
  if (!next || turnOf(next) !== turnOf(recap) + 1 || (next.side && next.side === recap.side)) return undefined;
  const words = wordsOf(expandContractions(next.text));
  const isYes = words.length <= mostAssentWords && stanceOf(words, next.text) === 'accepts';
  return isYes && !figure.test(next.text) ? next : undefined;
}
