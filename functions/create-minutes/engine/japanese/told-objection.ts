import type { Acts } from '../draft.ts';
import type { OutcomeItem } from '../outcome.ts';
import { bareName } from '../people.ts';
import { plainEnding } from './plain.ts';
import { isInWriting, isWholeStatement } from './reads-well.ts';
import type { Style } from './wording/style.ts';

type Deed = readonly [of: RegExp, did: string];

/** What somebody does who says so, with と before it; what is no wish, question or worry points something out. */
const raised: readonly Deed[] = [
  [/(?:ほしい|欲しい)$/u, 'と求め'],
  [/(?<![重冷眠平煙])たい$/u, 'と希望し'],
  [/(?<!のではない|ではない)か$/u, 'と尋ね'],
  [
    /心配|不安|多い|少ない|腑に落ち|値上げ|合わない|痛い|論外|怖|こわ|困|厳し|きつ|苦し|難し|高[いすく]|重[いた]|足りな|無理|できな|[らけせえれめ]ない|つかない|遅|危|嫌|まずい|つらい|信用|納得|のではないか|かと思う$|壊|止ま|割れ|失敗|クレーム|苦情|消え|抵抗|負担/u,
    'との懸念を示し',
  ],
  [/$/u, 'と指摘し'],
];
/** A response by what it is, with what there was. */
const responded: readonly (readonly [of: RegExp, said: string, was: string])[] = [
  [/ことを提案する$/u, '', '提案'],
  [/(?:では)?(?:いかが|どう)(?:でしょうか?|だろうか?|か)$/u, 'ではどうか', '提案'],
  [/(?<=ほしい)$/u, '', '依頼'],
  [/$/u, '', '回答'],
];

/** An objection as the summary tells it; undefined where it is no sentence that can be told. A response that is none is left out. */
export function toldObjection(item: Acts['objections'][number], style: Style): OutcomeItem | undefined {
  const { raisedBy, response } = item;
  const said = clauseOf(item.text);
  if (raisedBy === undefined || said === undefined) return undefined;
  const did = raised.find(([of]) => of.test(said))?.[1] ?? '';
  const past = style === 'polite' ? 'ました' : 'た';
  const text = `${bareName(raisedBy)}は、${ofSpeaker(said)}${did}${past}。`;
  return { ...item, kind: 'objection', text: text + (response === undefined ? '' : answered(response, style)) };
}

function answered(response: string, style: Style): string {
  const said = clauseOf(response);
  const [of, instead, was] = (said === undefined ? undefined : responded.find(([one]) => one.test(said))) ?? [];
  if (said === undefined || of === undefined) return '';
  return `これに対し、${said.replace(of, instead ?? '')}との${was}が${style === 'polite' ? 'ありました' : 'あった'}。`;
}

/** The list tells the companies from the seller's side; behind the name of a customer 自社 is his. */
function ofSpeaker(told: string): string {
  const own = told.replace(/自社|先方/gu, (company) => (company === '自社' ? '先方' : '自社'));
  return own.replace(/^自社は、?(?=[^、。]{2})/u, '');
}

/** The longest of several sentences that can be told, in plain form before と; what is asked of the listener is wished there. */
function clauseOf(text: string): string | undefined {
  const clauses = text
    .split('。')
    .filter(Boolean)
    .map((sentence) =>
      plainEnding(sentence)
        .replace(/(?<=[てで])(?:ください|下さい)$/u, 'ほしい')
        .replace(/とのことで(?:ある|す)$/u, '')
        // 去年もあっただろう reminds of it
        .replace(/(?<=た)だろう$/u, ''),
    );
  return clauses
    .filter(
      (one) => isWholeStatement(one) || (/(?:(?<!と)か|いかがでしょう|どうでしょう)$/u.test(one) && isInWriting(one)),
    )
    .toSorted((a, b) => b.length - a.length)[0];
}
