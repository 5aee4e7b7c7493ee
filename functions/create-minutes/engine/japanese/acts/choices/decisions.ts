import type { DraftItem } from '../../../draft.ts';
import type { Span } from '../../../sentence.ts';
import { wordChoice } from '../../wording/choice.ts';
import type { Style } from '../../wording/style.ts';
import { agreementStrength, saysYesTo } from '../agreement.ts';
import { announcedFrom, choiceWeight, electsBySaying, proposalStrength } from './choices.ts';
import { isDelivery } from '../tasks/delivery.ts';
import { matterOf, overlap } from '../matter.ts';
import { isRequest } from '../tasks/requests.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { readsWithdrawal, takesBackFigure } from '../withdrawal.ts';

/** A choice from the moment it is put up. */
interface Choice {
  state: 'proposed' | 'settled' | 'dropped';
  text: string;
  matter: ReadonlySet<string>;
  spans: readonly Span[];
  by: string | undefined;
  lastTurn: number;
  strength: number;
}

const answerTurns = 3;
/** How long a choice goes on. */
const sameTurns = 6;
const remembered = 40;
const sameMatter = 0.5;
/** A plain proposal needs only to be acknowledged; to a figure somebody must plainly agree. */
const settledFrom = 3;

/**
 * What was chosen: proposed and accepted, or announced, and not taken back.
 * @param taken positions of utterances that speak of something else
 */
export function readDecisions(talk: Talk, taken: ReadonlySet<number>, style: Style): readonly DraftItem[] {
  const choices: Choice[] = [];
  let before: Utterance | undefined;
  for (const utterance of talk.utterances) {
    const previous = before;
    if (utterance.speaker !== before?.speaker || utterance.terms.length > 0) before = utterance;
    if (withdraw(utterance, choices, talk) || (taken.has(utterance.position) && !isAnnounced(utterance.said))) continue;
    const own = toChoice(utterance, previous, talk);
    if (!settle(utterance, own, previous, choices, talk) && own) enter(own, choices);
  }
  return choices
    .filter(({ state, text, matter }) => state === 'settled' && text.length >= 6 && matter.size > 0)
    .map(({ text, spans }) => ({ text: wordChoice(text, style), spans: [...new Set(spans)] }));
}

/** What an utterance says is settled or put up for choice; undefined when neither. */
function toChoice(utterance: Utterance, previous: Utterance | undefined, { names, sideOf }: Talk): Choice | undefined {
  const { said, text, speaker, spans, turn } = utterance;
  if (/^(?:いや|やっぱ)/u.test(said) && readsWithdrawal(said)) return undefined;
  const announced = choiceWeight(said) >= announcedFrom;
  const answers =
    previous !== undefined && previous.speaker !== speaker && /[？?]\s*$|か(?:ね)?[。]?$/u.test(previous.said);
  if (
    isRequest(text) &&
    !/[0-9]|[でに](?:お願い|してもら|して(?:ほし|いただ))|もらおう/u.test(text) &&
    (isDelivery(text) || proposalStrength(said) < 2)
  )
    return undefined;
  const elected = sideOf(speaker) !== 'internal' && electsBySaying(said);
  const found = elected ? 2 : proposalStrength(said);
  const strength = found === 1 && answers ? 0 : found;
  if (!announced && strength === 0) return undefined;
  const meant = anaphoric.test(text) && previous?.turn === turn ? previous : utterance;
  const matter = withNumbers(matterOf(meant.terms, names), meant.text);
  if (matter.size === 0 || anaphoric.test(meant.text)) return undefined;
  return {
    state: announced ? 'settled' : 'proposed',
    text: meant.text,
    matter,
    spans: [...new Set([...meant.spans, ...spans])],
    by: speaker,
    lastTurn: turn,
    strength,
  };
}

const figure =
  /[0-9][0-9,.]*(?:万|千|億)?[0-9]*千?[月日年時分]?|[〇一二三四五六七八九十百千万]+(?=[年月週日か割台名人件本回社時分ヶつ拠店])/gu;

/** To say it again without a but is to agree: "4月1日ですね". Another figure is an offer of its own. */
function echoes({ said, text, terms, reply }: Utterance, proposal: Choice, names: readonly string[]): boolean {
  if (proposal.strength < 2 || reply === 'refuses' || reply === 'defers' || isReserved.test(said)) return false;
  const matter = withNumbers(matterOf(terms, names), text);
  if (followsUp.test(said) && overlap(matter, proposal.matter) > 0) return true;
  const figures =
    said
      .split(/…+|けど|ですが|、/u)
      .at(-1)
      ?.match(figure) ?? [];
  if (figures.some((number) => !proposal.text.includes(number))) return false;
  if (asksFor.test(proposal.text)) return figures.length > 0 && /(?:で|ます|ましょう|だけ)[。]?$/u.test(said);
  return overlap(matter, proposal.matter) >= sameMatter;
}

const followsUp = /^(?:では|それでは|じゃあ|でしたら)、?[^。]*(?:ます|ましょう|で)[。]?$/u;
const anaphoric = /^[…、\s]*(?:それ|これ|そこ|その[^、。]{1,4})[はでに][^、。0-9]{0,12}[。]?$/u;
const isReserved = /[？?]\s*$|か(?:ね|な)?[。]?$|けど[…。]*$|ですが[…。]*$|ただ、|なら|でしたら|でき(?:ます|る)/u;
const asksFor = /[？?]\s*$|か(?:ね|な)?[。]?$|でしょう[。]?$/u;
const takesUp =
  /それ|これ|承知|かしこまり|了解|^はい|わかり|分かり|いい(?:です|よ|ね)|ええ|よっしゃ|^じゃ|^ほな|ましょう/u;

function withNumbers(matter: ReadonlySet<string>, text: string): ReadonlySet<string> {
  return new Set([...matter, ...(text.match(figure) ?? [])]);
}

/** Lets an answer settle what another has put up. True when there was something to settle. */
function settle(
  utterance: Utterance,
  own: Choice | undefined,
  previous: Utterance | undefined,
  choices: Choice[],
  { names }: Talk,
): boolean {
  const { said, speaker, turn, spans, reply } = utterance;
  const open = choices
    .slice(-remembered)
    .findLast(({ state, by, lastTurn }) => state !== 'dropped' && by !== speaker && turn - lastTurn <= answerTurns);
  const elsewhere =
    own?.strength === 2 &&
    open !== undefined &&
    own.matter.size > 1 &&
    overlap(own.matter, open.matter) === 0 &&
    !takesUp.test(said);
  const agreement = elsewhere
    ? 0
    : Math.max(agreementStrength(said), open && (echoes(utterance, open, names) || saysYesTo(open.text, said)) ? 1 : 0);
  if (open?.state === 'proposed' && reply === 'refuses' && agreement < 2) {
    open.state = 'dropped';
    return false;
  }
  if (open && agreement > 0 && (open.state === 'settled' || open.strength + agreement >= settledFrom)) {
    if (open.state === 'settled' && own) return false;
    open.state = 'settled';
    open.spans = [...open.spans, ...spans];
    open.lastTurn = turn;
    if (own?.state === 'settled') join(open, own);
    return true;
  }
  if (
    open ||
    own ||
    !/(?:それ|これ|その(?:条件|内容|金額|案))で(?:、)?(?:お願い|いき|行き|進め|いこ|結構|決|承|合意|やり|手を|フェア)|そうしましょう|そうしてください|交渉成立|(?:^|[、。])決まり(?:です|だ|や|ね)?[。！]?$|その[^、。]{1,4}で[^。]{0,10}合意/u.test(
      said,
    ) ||
    agreement < 2
  )
    return false;
  return agreeToSaid(utterance, previous, choices, names);
}

/** それでお願いします after something that was no proposal by its form. */
function agreeToSaid(
  { speaker, turn, spans }: Utterance,
  previous: Utterance | undefined,
  choices: Choice[],
  names: readonly string[],
): boolean {
  if (!previous || previous.speaker === speaker || turn - previous.turn > 1 || /[？?]\s*$/u.test(previous.said))
    return false;
  const matter = withNumbers(matterOf(previous.terms, names), previous.text);
  if (matter.size < 2) return false;
  enter(
    {
      state: 'settled',
      text: previous.text,
      matter,
      spans: [...previous.spans, ...spans],
      by: speaker,
      lastTurn: turn,
      strength: 2,
    },
    choices,
  );
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

/** The later word counts; what it is about may have been said only before. */
function join(choice: Choice, later: Choice): void {
  const otherFigure = (later.text.match(figure) ?? []).some((number) => !choice.text.includes(number));
  if (
    later.matter.size >= choice.matter.size ||
    (later.state === 'settled' && later.matter.size > 1 && !anaphoric.test(later.text))
  )
    choice.text = later.text;
  else if (otherFigure) choice.text = withTopic(choice.text, later.text);
  if (later.state === 'settled') choice.state = 'settled';
  choice.matter = new Set([
    ...(otherFigure ? [...choice.matter].filter((term) => !/^\d/.test(term)) : choice.matter),
    ...later.matter,
  ]);
  choice.spans = [...choice.spans, ...later.spans];
  choice.lastTurn = later.lastTurn;
  choice.by = later.by;
  choice.strength = Math.max(choice.strength, later.strength);
}

function withTopic(earlier: string, later: string): string {
  const topic = /^([^、。]{2,20}?)(?:なんですが|なんですけど|ですが|ですけど|については|は、?|って)/u.exec(
    earlier,
  )?.[1];
  return topic === undefined || later.includes(topic) ? later : `${topic}は、${later}`;
}

/** いや、22台 takes back a choice of 20台. */
function correct({ said, wholeTurn, turn }: Utterance, choices: readonly Choice[]): void {
  const choice = choices.findLast(({ state, lastTurn }) => state !== 'dropped' && turn - lastTurn <= answerTurns);
  if (choice && takesBackFigure(wholeTurn, said, choice.text)) choice.state = 'dropped';
}

function withdraw(utterance: Utterance, choices: readonly Choice[], talk: Talk): boolean {
  const { said, terms, turn } = utterance;
  correct(utterance, choices);
  if (!readsWithdrawal(said)) return false;
  const matter = matterOf(terms, talk.names);
  const recent = choices.slice(-remembered).filter(({ state }) => state !== 'dropped');
  const target =
    recent.findLast((choice) => overlap(choice.matter, matter) >= sameMatter) ??
    (matter.size === 0 ? recent.findLast(({ lastTurn }) => turn - lastTurn <= answerTurns) : undefined);
  if (!target || (readsWithdrawal(target.text) && agreementStrength(said) > 0)) return false;
  target.state = 'dropped';
  return true;
}

/** 22日に4万円でやることになりました: with the day something is told that was settled. */
function isAnnounced(said: string): boolean {
  return /ことに(?:なりました|決まりました|決めました)/u.test(said) && /[をで](?!す)/u.test(said);
}
