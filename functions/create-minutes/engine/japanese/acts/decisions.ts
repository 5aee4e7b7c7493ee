import type { DraftItem } from '../../draft.ts';
import type { Span } from '../../sentence.ts';
import { announcedFrom, choiceWeight, isAgreement, isProposal } from './choices.ts';
import { matterOf, overlap } from './matter.ts';
import type { Talk } from './talk.ts';
import type { Utterance } from './utterances.ts';
import { readsWithdrawal } from './withdrawal.ts';

/** A choice from the moment it is put up. */
interface Choice {
  state: 'proposed' | 'settled' | 'dropped';
  text: string;
  matter: ReadonlySet<string>;
  spans: readonly Span[];
  by: string | undefined;
  lastTurn: number;
  weight: number;
}

const answerTurns = 3;
/** What is settled within so many turns of a choice on the same matter is a part of it. */
const sameTurns = 6;
const remembered = 40;
const sameMatter = 0.5;

/** What was chosen: proposed and accepted, or announced, and not taken back. */
export function readDecisions(talk: Talk, taken: ReadonlySet<number>): readonly DraftItem[] {
  const choices: Choice[] = [];
  for (const utterance of talk.utterances) {
    if (withdraw(utterance, choices, talk)) continue;
    if (taken.has(utterance.position)) continue;
    const own = toChoice(utterance, talk);
    const settled = settle(utterance, own, choices);
    if (!settled && own) enter(own, choices);
  }
  return choices
    .filter(({ state, text, matter }) => state === 'settled' && text.length >= 6 && matter.size > 0)
    .map(({ text, spans }) => ({ text, spans: [...new Set(spans)] }));
}

/** What an utterance says is settled or put up for choice; undefined when neither. */
function toChoice({ said, text, speaker, spans, turn, terms }: Utterance, { names }: Talk): Choice | undefined {
  const weight = choiceWeight(said);
  const announced = weight >= announcedFrom;
  if (!announced && !isProposal(said)) return undefined;
  const matter = matterOf(text, names);
  if (terms.length === 0 && !/[0-9一二三四五六七八九十百千万]/u.test(text)) return undefined;
  return {
    state: announced ? 'settled' : 'proposed',
    text,
    matter: withNumbers(matter, text),
    spans,
    by: speaker,
    lastTurn: turn,
    weight,
  };
}

function withNumbers(matter: ReadonlySet<string>, text: string): ReadonlySet<string> {
  return new Set([...matter, ...(text.match(/[0-9][0-9,.]*(?:万|千|億)?[0-9]*千?/gu) ?? [])]);
}

/** Lets an answer settle what another has put up. True when there was something to settle. */
function settle({ said, speaker, turn, spans, reply }: Utterance, own: Choice | undefined, choices: Choice[]): boolean {
  const open = choices
    .slice(-remembered)
    .findLast(({ state, by, lastTurn }) => state === 'proposed' && by !== speaker && turn - lastTurn <= answerTurns);
  if (!open) return false;
  if (reply === 'refuses' && !isAgreement(said)) {
    open.state = 'dropped';
    return false;
  }
  if (!isAgreement(said)) return false;
  open.state = 'settled';
  open.spans = [...open.spans, ...spans];
  open.lastTurn = turn;
  if (own && own.state === 'settled') join(open, own);
  return true;
}

/** A choice on the same matter shortly after another goes on with it or takes its place. */
function enter(own: Choice, choices: Choice[]): void {
  const near = choices
    .slice(-remembered)
    .findLast(
      ({ state, lastTurn, matter }) =>
        state !== 'dropped' &&
        (own.state === 'settled' || state === 'proposed') &&
        own.lastTurn - lastTurn <= sameTurns &&
        overlap(matter, own.matter) >= sameMatter,
    );
  if (near) join(near, own);
  else choices.push(own);
}

function join(choice: Choice, later: Choice): void {
  if (later.matter.size >= choice.matter.size || later.state === 'settled')
    choice.text = later.matter.size > 0 ? later.text : choice.text;
  if (later.state === 'settled') choice.state = 'settled';
  choice.matter = new Set([...choice.matter, ...later.matter]);
  choice.spans = [...choice.spans, ...later.spans];
  choice.lastTurn = later.lastTurn;
  choice.by = later.by;
}

function withdraw({ said, text, turn }: Utterance, choices: readonly Choice[], talk: Talk): boolean {
  if (!readsWithdrawal(said)) return false;
  const matter = matterOf(text, talk.names);
  const recent = choices.slice(-remembered).filter(({ state }) => state !== 'dropped');
  const target =
    recent.findLast((choice) => overlap(choice.matter, matter) >= sameMatter) ??
    (matter.size <= 1 ? recent.findLast(({ lastTurn }) => turn - lastTurn <= answerTurns) : undefined);
  if (!target) return false;
  target.state = 'dropped';
  return true;
}
