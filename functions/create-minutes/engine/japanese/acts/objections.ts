import { type Cue, weighCues } from '../../cue.ts';
import type { Draft } from '../../draft.ts';
import type { Span } from '../../sentence.ts';
import { wordRemark } from '../wording/remark.ts';
import type { Style } from '../wording/style.ts';
import { matterOf, overlap } from './matter.ts';
import { putsOff } from './replies.ts';
import type { Talk } from './talk.ts';
import type { Utterance } from './utterances.ts';

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

const cues: readonly Cue[] = [
  [
    /高(?:い|すぎ|過ぎ|くて|かった|め|くつ)|高くない|割高|値上(?:げ|が)り?(?:は|って|し過ぎ|しすぎ|と)|上がりすぎ|上がり過ぎ|予算(?:を|が|オーバー|に(?:収|合))[^。]{0,8}(?:超え|オーバー|足り|合わ|収まら|ない)|オーバー(?:し|です)|見合わ|元が取れ|費用対効果|コスパ|(?:金額|値段|価格|料金|単価|万|円)[^。]{0,10}(?:厳し|きつ|しんど|つら|重|ネック|納得|かか(?:るの|りすぎ))|持ち出し|赤字|採算|割に合わ/u,
    1.5,
  ],
  [
    /不安|懸念|気がかり|心配|怖(?:い|く)|こわ(?:い|く)|恐(?:い|れて)|引っかか|ひっかか|抵抗|ネック|不満|不信|信用(?:でき|し)|信頼でき|疑(?:問|わし)|腑に落ち|腹落ち|ピンと(?:来|こ)|もやもや|引け|気が進|気が重|納得(?:でき|いか|しな)|リスク|渋(?:い|っ)|慎重|躊躇|ためら|二の足|懐疑|本末転倒|割り切れ/u,
    1.5,
  ],
  [
    /難し(?:い|く|そう)|厳し(?:い|く)|きつ(?:い|く)|しんど(?:い|く)|つら(?:い|く)|無理(?:です|だ|や|が|じゃ|かな|ちゃう|なん)|(?:嫌|いや|イヤ)(?:が|だ|です|や|な)|面倒|手間|負担|困(?:る|り|っ)|使いこなせ|使(?:え|わ)な|付いて(?:い)?け|ついて(?:い)?け|足り(?:な|ませ|ん)|遅(?:い|すぎ|く(?!と))|長(?:い|すぎ|く)|短(?:い|すぎ)|縛(?:り|ら)|覚えられ|話になら|論外|ありえ|あり得|受け入れ(?:られ|がた)|飲め(?:な|ま)|呑め|応じ(?:られ|かね)|賛成でき|反対|踏み切れ|踏ん切り|押せな|譲れ|痛い(?:ん|です|な|の)|弱い(?:ん|です|な)|不便|戸惑|気になって|づら(?:い|そう)|にく(?:い|そう)|重(?:い|たい)|大変(?:な|です|だ)/u,
    1.1,
  ],
  [
    /失敗(?:し|だ)|ひどい目|痛い目|苦い|懲り|落ちまく|炎上|(?:トラブル|障害|事故|漏(?:えい|洩|れ))(?:が|は|で|を|続)|止まっ(?:た|て)|使われな|定着しな|裏切|だまさ|騙さ|放置|対応が(?:悪|遅)|返事が(?:な|遅|来)|待たされ|やらかし|迷惑|約束が違|話が違|聞いていた話|ズレ|ずれ(?:る|て|た)|固ま(?:る|って)|フリーズ|つながらな|繋がらな|届か(?:な|ず)|消え(?:た|て|る)|崩れ|出ない|間に合わな(?:い|か)|出たのは|もらえなかった|ひどい|被害/u,
    1.1,
  ],
  [
    /(?:また|もし)[^。]{0,14}(?:たら|と)(?:どう|困|まず|怖|大変)|本当に[^。]{2,20}(?:のか|んです?か|でしょうか)|(?:必要|意味|メリット)(?:が|は|あるのか)?[^。]{0,10}(?:ない|感じ(?:られ)?な|ありませ|ある(?:の|ん)か|わから|分から|見え(?:な|ませ))/u,
    1.1,
  ],
  // what is worth neither its price nor the trouble
  [
    /痛い(?:です|ん|な|ね|。|$)|アウト|NG|横暴|不利|不公平|一方的|ごちゃごちゃ|反対(?:し|する|が|さ)|膨ら|目に見えて|信用し(?:ま|な)|よく(?:は)?知ら|(?:聞い|使っ|見)たことが?な|馴染み|なじみ|(?:は|も|が)、?ちょっと(?:ね|なあ?|なぁ)?[。…]*$|間に合って(?:い)?(?:ます|る)|必要(?:性)?(?:を|は|も)?感じ(?:な|ま)|急ぐ(?:必要|理由|話)|今の(?:まま|やり方|もの)で|現状(?:で|に)(?:十分|満足|不満)|足りて(?:い)?る|早い(?:ん|かな|気|と思)|時期尚早|話になら|論外|法外|ぼった|足元を見|割に合|殺生|大(?:げさ|袈裟)|宝の持ち腐れ|オーバースペック|過剰|中途半端|ややこし|お荷物|二度手間|手が出(?:な|ま|ん)|手が回ら|(?<![昼時分半年歳日月])(?:すぎ|過ぎ)(?:る|ます|て|です|や|だ|じゃ|$|。)|半信半疑|眉唾|怪し(?:い|く)|信じ(?:がた|られ|にく)|微妙(?:です|だ|や|な|。|$)|好か(?:ん|な)|嫌(?:い(?!が)|が(?:る|り|ら))|気に(?:入ら|食わ)|面白くな|反発|うんざり|こりごり|たくさん(?:です|だ|や|よ)|(?:二度と|もう)[^。]{0,10}(?:たくな|ごめん|いや|嫌|無理)|(?:飲|呑|の)め(?:な|ま)|承認(?:は)?(?:でき|しかね|いたしかね)|認め(?:て(?:い|お)(?:な|りま|ま)|られ)|規[程則定][^。]{0,16}(?:ない|ません|超え|反し)|(?:上限|枠|基準)を[^。]{0,6}(?:超え|オーバー|はみ出)|許容/u,
    1.4,
  ],
  [
    /(?:理由|意味|余裕|余力|余地|必要性?|メリット|人手|手|場所|置き場|スペース|枠|時間|お?金|予算|人|者|体力|うまみ|旨味|実感|効果)(?:が|は|も|なんて|すら)[^。]{0,10}(?:な(?:い|く|かった)|あら?へん|ありま(?:せん|へん)|足り(?:な|ま|ん)|出(?:な|ま|ん)|割け(?:な|ま|ん)|いな(?:い|く)|いません|おらん|見え(?:な|ま|ん))/u,
    1.4,
  ],
  // those who have to agree, or to use it, will not
  [
    /首を縦に|うんと(?:は)?言わ|(?:稟議|決裁|理事会|役員会|社長|会長|上|本部|経理|組合|現場|店長|先生|職人)(?:が|は|に|も|を)[^。]{0,10}(?:通(?:らな|りま|せな|せま)|通らん|通りま(?:せ|へ)|下りな|納得し(?:な|ま)|説明が?(?:つか|つき|でき)|嫌が|怒|許さ|許し(?:ま|て)|反対|騒|渋|説得でき)|説明が?(?:つか|つきま)/u,
    1.4,
  ],
  [
    /(?:よそ|他社|他|ほか|別の(?:会社|業者|ところ)|あちら|向こう|競合|ネット)(?:さん)?(?:は|も|なら|だと|では|の(?:ほう|方)が)[^。]{0,12}(?:安|半額|無料|ただ)/u,
    1.4,
  ],
  [/安い(?:ところ|会社|業者|とこ|の(?:が|は|も))/u, 1.2],
  // again, and this although
  [
    /^(?:また|いつも|毎回|結局|どうせ)|(?:のに|くせに|にもかかわらず|割に|わりに)(?:[、。…]|[^\s、。]{1,14}(?:な|ん|ま))|たばかり|[一1]つも|少しも|全然|まったく|さっぱり|いっこうに|まだ[^。]{1,8}(?:や|だ)[でよ]/u,
    0.6,
  ],
  [
    /(?:[かわがばまら])な(?:い|く|かった)(?:ん|の)(?:です|だ|や|よ|で|すか)|[かさたなまらわけせてねめれえ]ん(?:とよ|わ|よ|けん|けえ|ばい|が)(?:[。、]|$)/u,
    0.9,
  ],
  // cannot, and only
  [
    /(?:られ|れ|え|け|せ|め|べ|げ|て|ね|でき)(?:ない|ません|へん)(?:ん|の|です|よ|わ|から|ので|。|$)|わけに(?:は)?(?:いか|行か)|しか[^。]{1,12}(?:な(?:い|く)|ませ|ず)|はじかれ|弾かれ|通らな|認められな|許され|(?:この|今の)まま(?:だと|では|じゃ)|続けられ|(?:と|て)(?:は|)思え(?:な|ま)/u,
    1,
  ],
  [
    /正直|率直|ただ(?:、|ね|な)|でも(?:、|ね)|しかし|とはいえ|けれども、|いくらなんでも|さすがに|どうしても|本音|言いにく|悪いけど|申し訳ないですが|うーん|もう(?:、)?(?:信用|限界)|急に|ちょっと(?:困|厳|難|高|きつ)/u,
    0.5,
  ],
  [
    /(?:じゃ|では)ない(?:です)?か[。？?]?$|すぎ(?:じゃ|や|る|ます|です)|(?:ん|の)(?:です|だ|や)(?:よ|わ|よね|けど|が)*(?:[。…]?$|、)|かなと?[。…]?$|[…]+$|(?:のよ|のね|んだわ)[。]?$/u,
    0.4,
  ],
  [
    /他社|よそ(?:は|さん|の)|(?:さん|社)(?:は|だと|なら)[^。]{0,20}(?:円|安|無料|半額|込み)|安(?:い|く)(?:です|て|出|言)|相見積|(?:倍|割増)(?:です|も|だ)/u,
    0.4,
  ],
  [/(?:くない|すぎない|すぎません)(?:です)?か?[？?]/u, 0.5],
];
const against: readonly Cue[] = [
  [/(?:です|ます|でしょう)か[。]?$|[？?]$/u, -0.5],
  [
    /なくな(?:り|る|った)|解消|解決|安心|大丈夫|問題(?:な|あり(?:ませ))|心配(?:な(?:い|く)|(?:は|し)て(?:い)?ませ|いら|ご?無用)|助か|よかった|良かった|納得(?:し(?:ました|た)|です|でき(?:ました|ます))|それなら|嬉し|難しくな|高くな(?:い(?!です?か|か)|か)|便利|ありがた|期待|冗談|ははは|（笑）|\(笑\)/u,
    -1.6,
  ],
  [
    /(?:不安|心配|懸念|不満|抵抗|問題|異論|不便)(?:は|も)?(?:特に|全然|まったく)?(?:な(?:い|く|し)|ありません|ございません|感じ(?:て(?:い)?)?(?:な|ま))|(?:品質|精度|評価|評判|満足度|意識|需要|技術力?|人気|性能|効果|関心)(?:が|も|は)[^。]{0,6}高(?:い|く)|困って(?:い|お)?(?:る|ま)|わから(?:ない|ん)(?:ので|から)|お任せ|反対[^。]{0,8}(?:いな|いませ|な(?:い|し)|ありま)/u,
    -1.4,
  ],
  [/まだ[^。]{0,16}て(?:い)?(?:ない|ません)|^うち(?:は|も)[^。]{0,10}て(?:い)?(?:ない|ません)|人が足り/u, -0.9],
  [/今(?:は|、|の)[^。]{0,30}(?:エクセル|紙|手作業|手で|ファックス|FAX)|人手|属人|お困り|悩み/u, -0.9],
  [
    /日程|予定(?:が|は)|スケジュール(?:が|は)|お時間|その日|曜日?は|時(?:は|だと)|日は|出張|休み|遅く(?:な|まで)|遅れ(?:て|まし)|申し訳(?:な|ござ)|すみません|失礼|お忙し|天気|暑|寒|電車|渋滞|音声|画面|マイク|大変(?:お世話|恐縮|助か|失礼|申し訳|でした)/u,
    -1.6,
  ],
  // about themselves, not about what is sold
  [
    /(?:社長|会長|部長|課長|弁護士|顧問|上司|親父|経理|法務)が[、]?[^。]{0,12}(?:遅い|うるさ|厳し|怖)|あそこ|あちら|聞いて(?:い)?な|覚えて(?:い)?な|知らな(?:い|かった)/u,
    -1,
  ],
];
/** What is denied may be a fact as well as a complaint. */
const denies = /(?:な(?:い|かった)|ま(?:せん|へん))(?:ん|の|です|で|よ|だ|わ|な|けど|。|$)/u;
const denied = 0.5;
const raisedFrom = 1.35;
const doubtedFrom = 0.8;
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
      if (doubt && concedes.test(utterance.said) && utterance.turn - doubt.said.turn <= 1)
        raise(doubt.said, doubt.before, objections, talk);
      doubt = undefined;
      respond(utterance, objections);
    } else if (isObjection(utterance)) {
      raise(utterance, before, objections, talk);
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

function isObjection({ said, terms, text }: Utterance): boolean {
  return terms.length > 0 && text.length >= 8 && weightOf(said) >= raisedFrom;
}

/** Too weak by itself; that the other side makes excuses or concessions tells what it was. */
function isDoubt({ said, terms, text }: Utterance): boolean {
  return terms.length > 0 && text.length >= 8 && weightOf(said) + (denies.test(said) ? denied : 0) >= doubtedFrom;
}

function answers({ speaker, turn }: Utterance, before: Utterance | undefined): boolean {
  return (
    before !== undefined &&
    before.speaker !== speaker &&
    turn - before.turn <= 1 &&
    /[？?]\s*$|か[。]?$/u.test(before.said)
  );
}

function weightOf(said: string): number {
  const weight = weighCues(said, cues);
  return weight <= 0 ? 0 : weight + weighCues(said, against);
}

/** The same doubt again, or the next sentence of it, is part of the first. */
function raise(utterance: Utterance, previous: Utterance | undefined, objections: Objection[], { names }: Talk): void {
  const { said, terms, speaker, spans, turn, position } = utterance;
  const text = withAntecedent(utterance, previous);
  const matter = matterOf(terms, names);
  const weight = weightOf(said);
  const before = objections
    .slice(-remembered)
    .findLast(
      (one) =>
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
  if (!open || open.closed || turn - open.lastTurn > answerTurns || text.length < leastAnswer || sympathy.test(said))
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
