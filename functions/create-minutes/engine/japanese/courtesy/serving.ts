import { fromMasu } from '../masu.ts';
import { type Plain, plainly } from './begins.ts';

/** What is done for the listener, told as what is done: 確認させていただく is 確認する. */
const served: readonly Plain[] = [
  // 二回にさせていただく, 操作のご説明をさせていただく
  ...inForms('(?<=[にと]|の[おご]?\\p{sc=Han}{2,4}を)さ', ['する', 'し', 'して', 'した', 'でき', 'しよう']),
  ...inForms('(?<=[えけげせてでねべめれ見])さ', ['る', '', 'て', 'た', 'られ', 'よう']),
  ...inForms('(?<=\\p{sc=Han}{2}|[\\p{sc=Katakana}ーりしちきいみけえめ])を?さ', [
    'する',
    'し',
    'して',
    'した',
    'でき',
    'しよう',
  ]),
];

function inForms(stem: string, [plain, going, te, past, able, volitional]: readonly string[]): readonly Plain[] {
  const serving = `${stem}せて(?:いただ|頂)`;
  return [
    [new RegExp(`${serving}いて`, 'gu'), te ?? ''],
    [new RegExp(`${serving}いた`, 'gu'), past ?? ''],
    [new RegExp(`${serving}け`, 'gu'), able ?? ''],
    [new RegExp(`${serving}こう`, 'gu'), volitional ?? ''],
    [new RegExp(`${serving}く`, 'gu'), plain ?? ''],
    [new RegExp(`${serving}き`, 'gu'), going ?? ''],
  ];
}

const iRow: Readonly<Record<string, string>> = {
  か: 'き',
  が: 'ぎ',
  さ: 'し',
  た: 'ち',
  ば: 'び',
  ま: 'み',
  ら: 'り',
  わ: 'い',
};
/** 送らせていただく is 送る; 知らせて and 合わせて are of other verbs. */
const servedBy =
  /(?<!知|合|済|似合|待|持|利|聞)([かがさたばまらわ])せて(?:いただ|頂)(く|き|いて|いた|け(?=[るれたま])|こう)/gu;

function servedAs(_: string, last: string, ending: string): string {
  // whatever stands before it: a verb of more than one kana goes by its last one
  const verb = last === 'さ' ? '出し' : `洗${iRow[last] ?? ''}`;
  const { plain, past, volitional, able } = fromMasu(verb);
  const te = past.replace(/た$/u, 'て').replace(/だ$/u, 'で');
  const by: Readonly<Record<string, string>> = {
    く: plain,
    き: verb,
    いて: te,
    いた: past,
    け: able.slice(0, -1),
    こう: volitional,
  };
  return (by[ending] ?? '').slice(1);
}

/** What is done for the listener, told as what is done: 送らせていただいて is 送って. */
export function withoutServing(text: string): string {
  return plainly(text, served).replace(servedBy, servedAs);
}
