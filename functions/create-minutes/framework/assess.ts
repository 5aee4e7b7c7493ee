import type { DraftSlot, Facts } from '../engine/draft.ts';
import type { Remark, Talk } from '../facts/talk.ts';
import { beyondDoubt } from './beyond-doubt.ts';
import { englishTopics } from './english-topics.ts';
import { type FrameworkName, frameworks } from './frameworks.ts';
import { japaneseTopics } from './japanese-topics.ts';
import type { Topic, TopicName, Topics } from './topic.ts';
import { type Finding, isLearned, weighSlot } from './weigh-slot.ts';

/** What the talk told about each point of a framework; the customer's words count, the seller's only touch. */
export function assessFramework(
  name: FrameworkName,
  talk: Talk,
  facts: Facts,
  askIn: 'en' | 'ja',
): readonly DraftSlot[] {
  const topics = talk.code === 'ja' ? japaneseTopics : englishTopics;
  return Object.entries(frameworks[name]).map(([slot, { topic, ask }]) => {
    const byFacts = fromFacts(topic, talk, facts);
    const byRules = byFacts ?? assess(topic, talk, topics);
    const byOdds = talk.odds && isLearned(topic) ? weighSlot(topic, talk, byRules) : byRules;
    const byWords = isOnlyAsked(byOdds, topics) ? { ...byOdds, status: 'askedUnanswered' as const } : byOdds;
    const weighed = byFacts && settles(byFacts, byWords) ? byFacts : byWords;
    const { status, remarks } = beyondDoubt(topic, talk, topics, { byRules, weighed });
    const spans = [
      ...new Set(
        tellingFirst(withPlain(status, remarks, topic, talk, topics), topic, topics)
          .slice(0, mostQuotes)
          .flatMap((remark) => remark.spans.slice(0, 1)),
      ),
    ];
    return {
      slot,
      status,
      text: spans[0]?.text ?? '',
      nextQuestion: status === 'confirmed' ? undefined : ask[askIn],
      spans,
    };
  });
}

const mostQuotes = 3;

/** What the customer says plainly may be quoted as well, where it was what other remarks show that told the status. */
function withPlain(
  status: DraftSlot['status'],
  remarks: readonly Remark[],
  topic: TopicName,
  talk: Talk,
  topics: Topics,
): readonly Remark[] {
  if (status !== 'confirmed' || !topics.scrap || remarks.some(({ text }) => isPlain(text, topic, topics)))
    return remarks;
  const plain = talk.remarks.filter(({ side, text }) => side !== 'internal' && isPlain(text, topic, topics));
  return [...remarks, ...plain.slice(0, mostQuotes)];
}

function isPlain(text: string, topic: TopicName, { topics, question, lukewarm, scrap }: Topics): boolean {
  return topics[topic].confirms(text) && !question.test(text) && !lukewarm.test(text) && scrap?.test(text) !== true;
}

/** Statements that say something by themselves before questions and what only takes up the talk. */
function tellingFirst(remarks: readonly Remark[], topic: TopicName, topics: Topics): readonly Remark[] {
  const lacks = ({ text }: Remark) =>
    Number(topics.question.test(text)) +
    Number(topics.leans.test(text)) +
    2 * Number(topics.scrap?.test(text) ?? false) -
    Number(topics.scrap !== undefined && isPlain(text, topic, topics));
  return remarks.toSorted((a, b) => lacks(a) - lacks(b));
}

/** The seller's question alone tells nothing of the customer. */
function isOnlyAsked({ status, remarks }: Finding, { question }: Topics): boolean {
  return status === 'mentioned' && remarks.every(({ side, text }) => side === 'internal' && question.test(text));
}

/** Who agrees to a price has the money, unless the seller asked for the budget and was put off; more so who names the price. */
function settles({ remarks }: Finding, { status }: Finding): boolean {
  if (status === 'mentioned') return remarks.some(({ side }) => side !== 'internal');
  return status === 'notDiscussed';
}

/** What the figures and the names of the meeting settle by themselves. */
function fromFacts(topic: TopicName, { remarks }: Talk, { amounts, competitors }: Facts): Finding | undefined {
  const cited = (items: readonly { readonly spans: Remark['spans'] }[]) => {
    const spans = new Set(items.flatMap(({ spans: found }) => found));
    return remarks.filter(({ spans: own }) => own.some((span) => spans.has(span)));
  };
  if (topic === 'competition' && competitors.length > 0) return { status: 'confirmed', remarks: cited(competitors) };
  if (topic !== 'budget') return undefined;
  const money = amounts.filter(({ unit }) => unit !== 'percent');
  const spendable = money.filter(
    ({ kind, status, side }) => side !== 'internal' && kind === 'price' && status === 'agreed',
  );
  const agreed = money.filter(({ kind, status }) => kind === 'price' && status === 'agreed');
  // what came up most is the price that they speak of
  const found = [...spendable, ...agreed].sort((one, other) => other.spans.length - one.spans.length).slice(0, 1);
  const setAside = money.filter(({ kind, side }) => kind === 'budget' && side !== 'internal');
  return found.length > 0
    ? { status: 'confirmed', remarks: [...cited(setAside), ...cited(found).toReversed()], isAgreed: true }
    : undefined;
}

/** So many passing remarks on what is wanted are a need as well. */
const mentionsOfNeed = 4;

/** Sentences after a question in which its answer is looked for. */
const answerReach = 6;

function assess(name: TopicName, { remarks }: Talk, topics: Topics): Finding {
  const topic = topics.topics[name];
  const confirmed: Remark[] = [];
  const touched: Remark[] = [];
  const faint: Remark[] = [];
  const evaded: Remark[] = [];
  for (const remark of remarks) {
    const { text, side, index } = remark;
    const asked = topics.question.test(text);
    const whole = spread.has(name) ? withSentenceBefore(remark, remarks) : text;
    if (side === 'internal') {
      if (name === 'timeline' && !asked && topic.confirms(whole) && isTaken(remark, remarks, topics))
        confirmed.push(remark);
      if (!asked || !topic.asks.test(text)) continue;
      const answer = answerTo(remark, remarks.slice(index + 1, index + 1 + answerReach));
      const settled = answer.find((said) => topic.answers(said.text));
      const evasive = answer.find((said) => topics.evades.test(said.text));
      if (evasive && !settled) evaded.push(remark, evasive);
      else if (settled && !evasive && !topics.lukewarm.test(settled.text)) confirmed.push(settled);
      else if (settled ?? answer[0]) touched.push(settled ?? remark);
      else evaded.push(remark);
    } else if (name === 'timeline' && asked && topic.confirms(whole) && isTaken(remark, remarks, topics)) {
      confirmed.push(remark);
    } else if (!asked && topic.confirms(whole) && !topics.lukewarm.test(text)) confirmed.push(remark);
    else if (!asked && name === 'authority' && answersOwn(remark, remarks, topics)) {
      confirmed.push(...remarks.slice(index - 1, index + 2).filter(({ speaker }) => speaker === remark.speaker));
    } else if (topic.taken?.test(text) && isOffered(remark, remarks, topic)) confirmed.push(remark);
    else if (!asked && topic.touches.test(text)) touched.push(remark);
    else if (topic.faintly?.test(text)) faint.push(remark);
  }
  // what is said of a date last is what counts
  if (confirmed.length > 0)
    return { status: 'confirmed', remarks: name === 'timeline' ? latestPlain(confirmed, topic) : confirmed };
  if (name === 'need' && touched.length >= mentionsOfNeed) return { status: 'confirmed', remarks: touched };
  const elsewhere = touched.filter((remark) => !evaded.includes(remark));
  if (evaded.length > 0 && elsewhere.length === 0) return { status: 'askedUnanswered', remarks: evaded };
  if (touched.length === 0 && evaded.length === 0) touched.push(...faint);
  if (touched.length > 0) return { status: 'mentioned', remarks: touched };
  return { status: evaded.length > 0 ? 'askedUnanswered' : 'notDiscussed', remarks: evaded };
}

/** The latest first, and before all others those that say it by themselves. */
function latestPlain(confirmed: readonly Remark[], topic: Topic): readonly Remark[] {
  const latest = confirmed.toReversed();
  return [...latest.filter(({ text }) => topic.confirms(text)), ...latest.filter(({ text }) => !topic.confirms(text))];
}

/** Topics that people spread over two sentences: "Just Izu. From January 5." */
const spread: ReadonlySet<TopicName> = new Set(['timeline', 'authority']);

/** "Who signs this, is it me? It's me, but Fiona will want to see it." */
function answersOwn(
  { index, speaker, text }: Remark,
  remarks: readonly Remark[],
  { topics, question }: Topics,
): boolean {
  const asked = remarks[index - 1];
  if (!asked || asked.speaker !== speaker) return false;
  return question.test(asked.text) && topics.authority.asks.test(asked.text) && topics.authority.answers(text);
}

/** A longer sentence stands alone. */
const shortCharacters = 40;

function withSentenceBefore({ index, speaker, text }: Remark, remarks: readonly Remark[]): string {
  if (text.length > shortCharacters) return text;
  const before = remarks[index - 1];
  return before?.speaker === speaker && !/[?？]\s*$/.test(before?.text ?? '') ? `${before?.text} ${text}` : text;
}

/** Sentences between what the seller names and the customer's taking it. */
const offerReach = 3;

/** The seller has just named it. */
function isOffered({ index }: Remark, remarks: readonly Remark[], { answers }: Topic): boolean {
  return remarks
    .slice(Math.max(0, index - offerReach), index)
    .some(({ side, text }) => side === 'internal' && answers(text));
}

function isTaken({ index, side }: Remark, remarks: readonly Remark[], { accepts, topics }: Topics): boolean {
  const reply = remarks.slice(index + 1, index + 4).find((one) => one.side !== side);
  return reply !== undefined && (accepts.test(reply.text) || topics.timeline.answers(reply.text));
}

/** What the other side says until the asker goes on to the next thing. */
function answerTo(question: Remark, following: readonly Remark[]): readonly Remark[] {
  const answer: Remark[] = [];
  for (const remark of following) {
    if (remark.side === 'internal' && answer.length > 0) break;
    if (remark.side !== 'internal' && remark.speaker !== question.speaker) answer.push(remark);
  }
  return answer;
}
