import type { Remark, Talk } from '../../facts/talk.ts';
import type { Acts, DraftAction, DraftItem } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import { placesIn } from '../places.ts';
import type { LanguageReader } from '../reader.ts';
import type { Span } from '../sentence.ts';
import type { Lexicon } from './lexicon.ts';
import { asks } from './asks.ts';
import { choicesAsTheyStand } from './as-it-stands.ts';
import { bothTold } from './both-told.ts';
import { byTelling, choiceTelling } from './choice-telling.ts';
import type { ActWording } from './act-wording.ts';
import { exchangeAt } from './exchange.ts';
import type { Doers } from './fuse.ts';
import { listedOf } from './listed.ts';
import { marksOf } from './marks.ts';
import { partedIn } from './parts.ts';
import { takenBackIn } from './taken-back.ts';
import { type Act, addTrees, type LinearModel, type TreeModel } from './model.ts';
import type { ActOdds } from './proposal-traits.ts';
import type { Proposal, ProposalThresholds } from './proposals.ts';
import { mostTelling, doubtTelling } from './tells.ts';
import { withoutToldAgain } from './told-again.ts';
import { raisedIn } from './raised.ts';
import { secondSigns } from './second-signs.ts';
import { retoldIn } from './retold.ts';
import { replyTo } from './reply-to.ts';
import { type Heard, surroundingsOf } from './surroundings.ts';

/** What was learnt from labelled talks. */
export interface Learned {
  readonly lexicon: Lexicon;
  readonly linear: () => LinearModel;
  /** How likely a remark is part of an item, from what surrounds it. */
  readonly trees: Readonly<Record<Act, TreeModel>>;
  /** Which remarks are brought together to a proposal. */
  readonly thresholds: Readonly<Record<Act, ProposalThresholds>>;
  /** How likely people would have listed a proposal, and from which log-odds on it is listed. */
  readonly items: Readonly<Record<Act, TreeModel>>;
  readonly listed: Readonly<Record<Act, number>>;
  /** Log-odds from which a remark near an item is shown as its evidence, besides its likeliest one. */
  readonly evidence: Readonly<Record<Act, number>>;
}

/**
 * Holds the acts that the rules found against what was learnt, and adds those they passed over. What was learnt of decisions
 * is of choices, so a day to meet on that stands among them is none of its business.
 */
export function reviewActs(
  acts: Acts,
  talk: Talk,
  meeting: Meeting,
  reader: LanguageReader,
  learned: Learned,
  wording: ActWording,
): Acts {
  const { remarks } = talk;
  const heard = heardIn(talk, meeting, reader);
  const choices = acts.decisions.filter(({ isAppointment }) => !isAppointment);
  const traits = surroundingsOf(heard, marksOf({ ...acts, decisions: choices }, remarks));
  const odds = oddsOfActs(learned.trees, traits);
  const placesOf = placesIn(talk);
  const takenBack = takenBackIn(remarks);
  const sure = secondSigns({ ...acts, decisions: choices }, talk, wording);
  const tellingOf = (act: Act, own: readonly number[]) =>
    act === 'decision'
      ? choiceTelling(own, odds.decision, heard, wording, reader.code)
      : doubtTelling(own, odds[act], heard, none, wording);
  const retold = retoldIn(heard, odds, placesOf, wording, reader);
  const givesHimself = (remark: Remark, likely = 0) =>
    wording.promises(remark) || (likely >= ownDeed && wording.tellsOwnDeed?.(remark) === true);
  /** Who does what, and who doubts what. */
  const doers: Partial<Record<Act, Doers>> = {
    action: {
      ofItem: (i) => acts.actionItems[i]?.owner?.speaker,
      ofRemark: (i) => (remarks[i] && givesHimself(remarks[i], odds.action[i]) ? remarks[i].speaker : undefined),
    },
    objection: {
      ofItem: (i) => acts.objections[i]?.raisedBy,
      ofRemark: (i) => (remarks[i]?.side === 'external' ? remarks[i].speaker : undefined),
    },
  };
  const partsIn = partedIn(odds.decision, heard, placesOf, wording, reader);
  const parted =
    <Item extends DraftItem>(act: Act, items: readonly Item[]) =>
    ({ item, found, odds: likely }: Proposal & { readonly odds: number }) => {
      const listed = { known: item === undefined ? undefined : items[item], found, likely };
      return act === 'decision' ? partsIn(listed) : [listed];
    };
  const joined = <Item extends DraftItem>(
    act: Act,
    items: readonly Item[],
    write: (own: readonly number[]) => Item | undefined,
    chosen: ActWording['statement'] | undefined = undefined,
    isApart: (known: Item, own: number) => boolean = () => false,
  ) =>
    listedOf(act, items, sure[act] ?? new Map(), heard, odds, learned, doers[act])
      .flatMap(parted(act, items))
      .flatMap((one) => {
        const { known, found, likely } = one;
        const likeliest = found.filter((i) => (odds[act][i] ?? 0) >= learned.evidence[act]);
        if (known) {
          const best = chosen && (act === 'decision' || act === 'objection') ? retold(known, act, found) : [];
          const told = best.flatMap((i) => (chosen && worded([i], chosen, best.length > 1)) ?? []);
          const text = told.length > 0 ? told.map((one) => one.text).join(wording.space) : undefined;
          const apart = likeliest.filter((i) => isApart(known, i));
          const kept = likeliest.filter((i) => !apart.includes(i));
          const own = [...kept, ...told.flatMap(({ from }) => from)];
          return [
            { ...known, text: text ?? known.text, spans: withSpans(known.spans, own, remarks), odds: likely },
            ...apart.flatMap((i) => write([i]) ?? []).map((one) => ({ ...one, odds: likely })),
          ];
        }
        // "Agreed." alone does not say what was
        const tells = likeliest.some((i) => heard[i] && !wording.leans(heard[i].remark));
        const told = tells ? likeliest : found;
        // what does not hold any longer tells a choice only where nothing else does
        const lasting = act === 'decision' ? told.filter((i) => !takenBack.has(i)) : told;
        const telling = lasting.some((i) => isByCustomer(remarks[i], wording)) ? lasting : told;
        const own = chosen
          ? byTelling(telling, tellingOf(act, telling))
          : mostTelling(telling, odds[act], heard, wording);
        // what tells most of a question need not be what asks it
        const written =
          write(likeliest.length > 0 ? own : own.slice(0, 1)) ??
          (act === 'question' ? write(found) : act === 'decision' ? toldByOthers(found, own, write) : undefined);
        return written ? [{ ...written, odds: likely }] : [];
      });
  /** "Thirty-four it is" is too short to be told; "it stays at thirty-four" before it is not. */
  const toldByOthers = <Item>(
    found: readonly number[],
    tried: readonly number[],
    write: (own: readonly number[]) => Item | undefined,
  ) => {
    const others = found.filter((i) => i !== tried[0] && heard[i] && !asks.test(heard[i].remark.text));
    const [best] = byTelling(others, tellingOf('decision', others));
    return best === undefined ? undefined : write([best]);
  };
  const spansOf = (own: readonly number[]) => withSpans([], own, remarks);
  /** The wording of the first, and the remarks it was made of: what says little is told with the one before it. */
  const worded = (own: readonly number[], wordingOf: ActWording['statement'], isOneOfMore = false) => {
    const [best = -1] = own;
    const [remark, before] = [remarks[best], isOneOfMore ? undefined : remarks[best - 1]];
    const text = remark && wordingOf(remark, before);
    if (remark === undefined || text === undefined) return undefined;
    return { text, from: text === wordingOf(remark, undefined) ? [best] : [best - 1, best] };
  };
  const written = (own: readonly number[], wordingOf: ActWording['statement'], all = own) => {
    const told = worded(own, wordingOf);
    return told && { text: told.text, spans: spansOf([...all, ...told.from]) };
  };
  const asItStands = choicesAsTheyStand(heard, odds.decision, takenBack, placesOf, reader, wording);
  const inFull = bothTold(heard, odds.decision, placesOf, reader, wording);
  return {
    decisions: [
      ...withoutToldAgain(
        joined('decision', choices, (own) => written(own, wording.choice), wording.choice).flatMap(
          (one) => asItStands(inFull(one)) ?? [],
        ),
        reader.terms,
        wording.numbers,
      ),
      ...acts.decisions.filter(({ isAppointment }) => isAppointment),
    ],
    actionItems: joined(
      'action',
      acts.actionItems,
      (own) => {
        const best = own.find((i) => remarks[i] && wording.givesDeed(remarks[i])) ?? own[0] ?? 0;
        const task = remarks[best] && wording.task(remarks[best], remarks[best - 1], exchangeAt(best, remarks));
        return task && { ...task, spans: [...new Set([...(task.alsoFrom ?? []), ...spansOf(own)])] };
      },
      undefined,
      (known, i) => isOfOtherDay(known, remarks[i], wording),
    ),
    openQuestions: joined('question', acts.openQuestions, (own) => {
      const asking = own.flatMap((i) => {
        const text = remarks[i] && wording.question(remarks[i]);
        const tells = text !== undefined && (/[?？。]$/u.test(text) || reader.terms(text).length > 0);
        return tells ? [{ text, askedBy: remarks[i]?.speaker }] : [];
      });
      const told = asking.find(({ text }) => /[?？]$/u.test(text)) ?? asking[0];
      return told && { ...told, spans: spansOf(own) };
    }),
    objections: joined(
      'objection',
      acts.objections,
      (own) => {
        // what the seller answers is none of the doubts about him
        const raised = raisedIn(own, remarks);
        const [best] = raised;
        const doubt = written(raised, wording.statement, own);
        if (!doubt) return undefined;
        const reply = replyTo(own, remarks, heard, wording);
        const response =
          reply === undefined ? undefined : remarks[reply] && wording.statement(remarks[reply], undefined);
        return {
          ...doubt,
          spans: response === undefined || reply === undefined ? doubt.spans : withSpans(doubt.spans, [reply], remarks),
          raisedBy: best === undefined ? undefined : remarks[best]?.speaker,
          response,
        };
      },
      // the rules of Japanese choose better among the words of a doubt
      reader.code === 'en' ? wording.statement : undefined,
    ),
    nextMeeting: acts.nextMeeting,
  };
}

function oddsOfActs(trees: Learned['trees'], traits: readonly Float64Array[]): ActOdds {
  const of = (act: Act) => Float64Array.from(traits, (row) => addTrees(trees[act], row));
  return { decision: of('decision'), action: of('action'), question: of('question'), objection: of('objection') };
}

/** Says of itself what the customer takes: "Okay, add the seven." */
function isByCustomer(remark: Remark | undefined, { leans }: ActWording): boolean {
  return remark?.side === 'external' && !leans(remark);
}

const none: ReadonlySet<number> = new Set();
/** Log-odds from which what somebody says that he does is a task of his own, beside that of another. */
const ownDeed = 0.75;

/** A deed with a day of its own is not the one beside it: "I'll send it tomorrow" and "I'll come back to you by Friday". */
function isOfOtherDay({ due, spans }: DraftAction, remark: Remark | undefined, wording: ActWording): boolean {
  if (!remark || !due?.date || remark.spans.some((span) => spans.includes(span)) || !wording.givesDeed(remark))
    return false;
  const day = wording.task(remark, undefined)?.due?.date;
  return day !== undefined && day !== due.date;
}

/** The remarks of a talk with their odds and what they are about. */
export function heardIn({ remarks, odds }: Talk, { sentences }: Meeting, reader: LanguageReader): readonly Heard[] {
  const terms = new Map(sentences.map((sentence) => [sentence.spans, sentence.terms]));
  return remarks.map((remark, i) => ({
    remark,
    odds: odds?.[i] ?? new Float64Array(),
    terms: terms.get(remark.spans) ?? reader.terms(remark.text),
  }));
}

function withSpans(spans: readonly Span[], own: readonly number[], remarks: readonly Remark[]): readonly Span[] {
  return [...new Set([...spans, ...own.flatMap((i) => remarks[i]?.spans ?? [])])];
}
