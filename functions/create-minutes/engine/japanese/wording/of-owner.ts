import { bareName, type Person } from '../../people.ts';
import { nameWord } from '../name-words.ts';
import { fromMasu, politeOf } from '../masu.ts';
import { asThing } from './deed-alone.ts';

const inSteps = /[えけげせてでねべめれ見]$/u;
const uRow: Readonly<Record<string, string>> = {
  か: 'く',
  が: 'ぐ',
  さ: 'す',
  た: 'つ',
  な: 'ぬ',
  ば: 'ぶ',
  ま: 'む',
  ら: 'る',
  わ: 'う',
};
const made = /(?:(さ)|(?<!知|合|済|待|似合|持|任|見)([かがたなばまらわ]))せ(る|ます)。?$/u;
/** 調べさせて is 調べて for whoever is made to. */
const going = /(?<=[えけげせてねべめれ見])させて(?=、)|(?<=\p{sc=Han}{2})さ(?=せて、)せ/gu;

/** 後藤が作った資料を送る, 後藤から見積もりをもらう: what somebody else does. */
const ofOther = /[たるい](?=[\p{sc=Han}\p{sc=Katakana}])|れば|たら|なら|もら|受け取|借り|聞[いく]/u;

/** A task of whoever is made to do it, as a deed of his: 星野に見積もりを出させる is 見積もりを出す. */
export function ofOwner(text: string, owner: Pick<Person, 'name'> | undefined): string {
  const names = owner
    ? bareName(owner.name)
        .split(/[\s　・]/u)
        .filter((name) => /../u.test(name) || /\p{sc=Han}/u.test(name))
    : [];
  if (names.length === 0) return text;
  const doer = new RegExp(
    `(?:(?:うち|[\\p{sc=Han}\\p{sc=Katakana}ー]{1,8})の){0,3}(?:${names.map(nameWord).join('|')})(?:さん|君|くん)?(に(?:は|も)?|の?(?:ほう|方)?から|が(?!担当|責任|窓口))、?(?=[^、。])`,
    'gu',
  );
  // who is named before, too, is told of there
  const found = [...text.matchAll(doer)].at(-1);
  if (!found) return text;
  const [ahead, told] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const behind = made.test(told) ? told.replace(toHim, '') : told;
  const causative = made.exec(behind);
  if (!causative) return found[1]?.startsWith('に') || ofOther.test(behind) ? text : withThing(ahead, behind);
  const deed = plainOf(behind.slice(0, causative.index), causative[1] ?? causative[2] ?? '');
  return withThing(ahead, `${causative[3] === 'る' ? deed : politeOf(deed)}。`).replace(going, (said) =>
    said.endsWith('て') ? 'て' : 'し',
  );
}

/** 私から言って書かせる: whoever is told to does it. */
const toHim =
  /^(?:(?:私|僕|俺|自分)(?:の(?:ほう|方))?から、?)?(?:言って|伝えて|頼んで|話して|指示して|お願いして)、?(?=[^、。])/u;

function withThing(ahead: string, behind: string): string {
  return (asThing(ahead, behind) ?? ahead) + behind;
}

function plainOf(stem: string, last: string): string {
  if (last !== 'さ') return stem + (uRow[last] ?? '');
  if (stem.endsWith('や') || stem.endsWith('来') || inSteps.test(stem)) return `${stem}る`;
  // 出させる is of 出す, 確認させる of 確認する
  return fromMasu(`${stem}し`).plain;
}
