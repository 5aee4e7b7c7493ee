import type { Draft } from '../../../draft.ts';
import type { Span } from '../../../sentence.ts';
import { wordRemark } from '../../wording/remark.ts';
import type { Style } from '../../wording/style.ts';
import { complaintWeight } from './complaints.ts';
import { matterOf, overlap } from '../matter.ts';
import { putsOff } from '../replies.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';

interface Objection {
  text: string;
  spans: readonly Span[];
  response: string | undefined;
  responseSpans: readonly Span[];
  readonly by: string | undefined;
  /** True when the talk has gone on to something else. */
  closed: boolean;
  matter: ReadonlySet<string>;
  weight: number;
  last: number;
  lastTurn: number;
}

/** What is denied may be a fact as well as a complaint. */
const denies =
  /な(?:い|く(?:て|な)|かった)(?:ん|の|です|で|よ|だ|わ|な|る|けど|。|$)|ま(?:せん|へん)(?:ん|の|です|で|よ|わ|けど|。|$)|(?:じゃ|では)ない|[らかさたまえけせてねめれき]ん(?:のよ|よ|わ|な|で|。)|もん(?:でしょ|だ)/u;
const denied = 0.5;
const raisedFrom = 1.35;
const doubtedFrom = 0.8;
/** What is offered instead, or for the future. */
const remedies =
  /も(?:[^、。]{0,4}(?:ござい|あり|でき|可能|ご?用意|お選び|お付け))|^(?:今後|これから|今回)は|^いつでも|お付けします|を付けます|引かせて|専任|^(?:では|それでは|じゃあ?|なら|ほな)、?[^。]*(?:いかが|どう)(?:です|でしょ)/u;
const remedied = 0.5;
const complained = 1.1;
const concedes =
  /迷惑|ご不便|お叱り|ごもっとも|もっとも(?:です|で)|申し訳|不備|お?詫び|ご?心配|ご?懸念|ご?不安|ご安心|おっしゃる(?:通り|とおり|こと)|お気持ち|ご指摘|痛いところ|お恥ずかし|^(?:[^。、]{0,6}、)?(?:でしたら|それでしたら|であれば|それなら)|そのかわり|代わりに|(?:手|方法|やり方|選択肢)もあり|(?:もござい|もあり)ます|でも(?:結構|大丈夫|でき|構)|にも(?:でき|置け)|(?:減らし|縮め|直し|下げ|替え|見直し|絞れ|始められ|お付けし|いたし)ます[。]?$|一切|必要(?:は)?ありま|刷新|(?:年|社|件|店)(?:です|の実績|ございます)|緩和|減らせ|抑え|圧縮/u;
const answerTurns = 4;
const joinTurns = 2;
const remembered = 30;
const sympathy =
  /^(?:はい|ええ|なるほど|そうですよね|そうですね|ごもっとも|おっしゃる(?:通り|とおり)|お気持ち|承知|わかりました|分かりました|申し訳(?:ない|ござい|あり)[^。]{0,12}|失礼|ああ|うーん|ありがとう)[^。]{0,24}[。…]*$/u;
const leastAnswer = 14;

/** What the customer's side holds against buying, and what the other side said to it. */
export function readObjections(talk: Talk, style: Style): Draft['objections'] {
  const objections: Objection[] = [];
  let before: Utterance | undefined;
  let doubt: { readonly said: Utterance; readonly before: Utterance | undefined } | undefined;
  for (const utterance of talk.utterances) {
    if (talk.sideOf(utterance.speaker) === 'internal') {
      if (doubt && utterance.turn - doubt.said.turn <= 1 && isTaken(doubt.said, utterance))
        raise(doubt.said, doubt.before, objections, talk);
      doubt = undefined;
      respond(utterance, objections);
    } else if (isOfRival(utterance, before)) doubt = undefined;
    else if (isObjection(utterance) || isTooMuch(utterance, before)) {
      raise(withReason(utterance, talk.utterances[utterance.position + 1]), before, objections, talk);
      doubt = undefined;
    } else if (isDoubt(utterance) && !answers(utterance, before)) doubt = { said: utterance, before };
    else closeBy(utterance, objections);
    before = utterance;
  }
  return objections.map(({ text, spans, response, responseSpans, by }) => ({
    text: wordRemark(text, style),
    spans: [...spans, ...responseSpans],
    response: response === undefined ? undefined : wordRemark(response, style),
    raisedBy: by,
  }));
}

/** でも二年というのが。来年、校長が替わるので。: what is left unsaid is told by the reason that follows. */
function withReason(utterance: Utterance, next: Utterance | undefined): Utterance {
  if (!/(?:という|って)の(?:が|は)[。…]*$/u.test(utterance.said) || next?.turn !== utterance.turn) return utterance;
  const [text, spans] = [`${utterance.text}${next.text}`, [...utterance.spans, ...next.spans]];
  return { ...utterance, text, spans };
}

/** どうでした、パレオさん - 画面はきれいでしたけど: what is held against somebody else. */
function isOfRival({ said, turn }: Utterance, before: Utterance | undefined): boolean {
  if (!before || turn - before.turn > 1 || /御社|おたく|こちらの|そちら/u.test(said)) return false;
  return asksOfRival.test(before.said);
}

const asksOfRival =
  /(?:どう(?:でした|でしたか|です)|いかがでした)[^。]{0,6}、[^。]{1,12}さん|(?<!皆|お客|みな)さんは、?(?:どう|いかが)(?:でした|です)/u;

function isObjection({ said, terms, text }: Utterance): boolean {
  return terms.length > 0 && text.length >= 8 && complaintWeight(said) >= raisedFrom;
}

/** 120円、800枚…。ちょっと高い、と思います。: of what was named right before in the same breath. */
function isTooMuch({ said, turn }: Utterance, before: Utterance | undefined): boolean {
  return before?.turn === turn && before.terms.length > 0 && tooMuch.test(said) && complaintWeight(said) >= raisedFrom;
}

const tooMuch = /高(?:い|すぎ)|厳し|きつ/u;

/** Too weak by itself; that the other side makes excuses or concessions tells what it was. */
function isDoubt({ said, terms, text }: Utterance): boolean {
  return terms.length > 0 && text.length >= 8 && complaintWeight(said) + (denies.test(said) ? denied : 0) >= remedied;
}

/** True when the other side treats a doubt as one: concedes it, argues against it, or offers a remedy. */
function isTaken({ said }: Utterance, reply: Utterance): boolean {
  const weight = complaintWeight(said);
  const doubted = weight + (denies.test(said) ? denied : 0) >= doubtedFrom;
  return remedies.test(reply.said) || (doubted && concedes.test(reply.said)) || (weight >= complained && rebuts(reply));
}

/** What is said against a plain complaint, and not to put it off. */
function rebuts({ said, text }: Utterance): boolean {
  return text.length >= 8 && /(?:ます|ました|ません)(?:よ|ので|から)?[。]?$/u.test(said) && !putsOff(said);
}

function answers({ speaker, turn }: Utterance, before: Utterance | undefined): boolean {
  return (
    before !== undefined &&
    before.speaker !== speaker &&
    turn - before.turn <= 1 &&
    /[？?]\s*$|か[。]?$/u.test(before.said)
  );
}

/** The same doubt again, or the next sentence of it, is part of the first. */
function raise(utterance: Utterance, previous: Utterance | undefined, objections: Objection[], { names }: Talk): void {
  const { said, terms, speaker, spans, turn, position } = utterance;
  const text = withAntecedent(utterance, previous);
  const matter = matterOf(terms, names);
  const weight = complaintWeight(said);
  const isSameBreath = previous?.turn === turn && previous.speaker === speaker;
  const goesOn = followsUp.test(said) || (isSameBreath && followsUp.test(previous.said));
  const before = objections
    .slice(-remembered)
    .findLast(
      (one) =>
        (goesOn && one.by === speaker && turn - one.lastTurn <= joinTurns) ||
        (one.response === undefined && turn - one.lastTurn <= joinTurns) ||
        (overlap(one.matter, matter) >= 0.6 && matter.size > 1),
    );
  if (!before) {
    objections.push({
      text,
      spans,
      response: undefined,
      responseSpans: [],
      by: speaker,
      closed: false,
      matter,
      weight,
      last: position,
      lastTurn: turn,
    });
    return;
  }
  if (weight > before.weight) before.text = text;
  before.weight = Math.max(weight, before.weight);
  before.spans = [...before.spans, ...spans];
  before.matter = new Set([...before.matter, ...matter]);
  before.lastTurn = turn;
}

/** 「それは前も聞いた。29円の差といっても、年で280万だ」: will not take the answer. */
const followsUp =
  /^(?:(?:いや|うーん|まあ|でも|ただ)、?)*(?:(?:それ|そこ)は(?:、)?(?:前(?:に|も)|もう|さっき|何度も|わか|分か|そう(?:なん|です|だ|かも))|そ(?:う|れ)は(?:言|いっ|い)(?:って|うて)も|だとしても|それにしても|にしても、)/u;

/** そこが心配 says nothing without the sentence before it. */
function withAntecedent({ text, turn }: Utterance, previous: Utterance | undefined): string {
  const points = /^(?:そこ|それ|これ|あれ|ここ|その|この|な、|もう)/u.test(text) || text.length < 12;
  return points && previous?.turn === turn ? `${previous.text}${text}` : text;
}

/** Who asks something else in a later turn no longer waits for an answer. */
function closeBy({ said, terms, turn }: Utterance, objections: readonly Objection[]): void {
  const open = objections.at(-1);
  if (open && turn > open.lastTurn && terms.length > 1 && /[？?]\s*$|か(?:ね|な)?[。]?$/u.test(said))
    open.closed = true;
}

/** The first answer on the substance; sympathy, and putting it off, are none. */
function respond({ said, text, spans, turn }: Utterance, objections: readonly Objection[]): void {
  const open = objections.at(-1);
  if (
    !open ||
    open.closed ||
    turn - open.lastTurn > answerTurns ||
    (text.length < leastAnswer && !remedies.test(said)) ||
    sympathy.test(said)
  )
    return;
  if (open.response !== undefined) {
    if (open.responseSpans.some((span) => span.turn === turn) && open.responseSpans.length < 3)
      open.responseSpans = [...open.responseSpans, ...spans];
    return;
  }
  if (/[？?]\s*$|(?:です|ます|でしょう)か[。]?$/u.test(said) || (putsOff(said) && said.length < 40)) return;
  open.response = text;
  open.responseSpans = spans;
}
