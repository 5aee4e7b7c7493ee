import type { Acts, DraftAction } from '../../../draft.ts';
import { escaped } from '../../../escaped.ts';
import type { Meeting } from '../../../meeting.ts';
import { bareName, type Person } from '../../../people.ts';
import { spanKey } from '../../../sentence.ts';
import { japaneseDue } from '../../due.ts';
import { titleWords } from '../../name-words.ts';
import type { Style } from '../../wording/style.ts';
import { wordTask } from '../../wording/task.ts';
import { isTeam } from '../../team.ts';
import { readTalk, type Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';

/** What one clause gives somebody to do. */
interface Handed {
  readonly who: string;
  readonly owner: Person | undefined;
  /** As said behind the name. */
  readonly deed: string;
  readonly isAsked: boolean;
  readonly utterance: Utterance;
}

/** What many people of a project are; the word before it tells which of them. */
const callings = 'デザイナー|エンジニア|エキスパート|スペシャリスト|マネージャー|担当者?|専門家|責任者|リーダー';
const role = `(?<![\\p{sc=Katakana}\\p{sc=Han}ー])(?:[\\p{sc=Katakana}ー]+、)?[\\p{sc=Katakana}\\p{sc=Han}A-Zー・ ]{0,20}(?:${callings})`;
const marker = '(?:の(?:方|ほう)(?:で)?)?(?:に?は|が)、?';
const asks =
  /(?:て|で)(?:おいて)?(?:(?:くだ|下)さい|もら(?:います|いたい[^、。]*|えますか)|いただ(?:きます|きたい[^、。]*|けますか)|ほしい[^、。]*)(?:ね|よ)?$|お?願い(?:し|いたし)?ます(?:ね)?$/u;
const does = /(?:ます|ましょう)(?:ね|よ)?$/u;
/** What is so, what is thought or what one is able to do is given to nobody. */
const isSo =
  /(?:てい|でい|あり|おり|でき|思い|なり|わかり|分かり|見え|言い|休み|けられ|められ|えられ|せられ)ます(?:ね|よ)?$|ません/u;
const noun = /[\p{sc=Han}\p{sc=Katakana}ー]$/u;
const tail = /[をに][^をに]+$/u;
/** How a leader speaks of what is to be done before all meet again. */
const ahead = /次回|次の(?:会議|会合|打ち合わせ|ミーティング)|までに|それまで|分担|役割|作業|宿題|タスク|個別/u;
/** So many utterances apart somebody goes on handing out, and so near to it what comes next is spoken of. */
const apart = 10;
const near = 5;
const fewest = 2;

/** The tasks of a team with those that its leader hands out to one after the other, each as one of its own. */
export function withHandedOut(acts: Acts, meeting: Meeting, style: Style): Acts {
  if (!isTeam(meeting)) return acts;
  const talk = readTalk(meeting);
  const handed = roundsIn(talk).flat();
  if (handed.length === 0) return acts;
  const deeds = new Map(handed.map(({ utterance, deed }) => [utterance.spans[0] && spanKey(utterance.spans[0]), deed]));
  const isHanded = ({ text, spans }: { readonly text: string; readonly spans: Utterance['spans'] }) =>
    spans.some((span) => text.includes(deeds.get(spanKey(span))?.slice(0, telling) ?? text + text));
  const said = new Set(deeds.keys());
  return {
    ...acts,
    decisions: acts.decisions.filter((item) => !isHanded(item)),
    actionItems: [
      ...acts.actionItems.filter(({ spans }) => !spans.some((span) => said.has(spanKey(span)))),
      ...handed.map((one) => toAction(one, talk, style)),
    ],
  };
}

/** By so many characters of its deed a line is known. */
const telling = 5;

function toAction({ who, owner, deed, isAsked, utterance }: Handed, { calendar }: Talk, style: Style): DraftAction {
  const text = wordTask(deed, isAsked, style);
  return {
    text: owner ? text : `${who}は${text}`,
    owner,
    due: japaneseDue(utterance.spans.map((span) => span.text).join(''), calendar, deed),
    spans: utterance.spans,
  };
}

function roundsIn(talk: Talk): readonly (readonly Handed[])[] {
  const called = calledIn(talk.people.all);
  const rounds: Handed[][] = [];
  for (const utterance of talk.utterances)
    for (const one of handedIn(utterance, called, talk.people.all)) {
      const last = rounds.findLast(([first]) => first?.utterance.speaker === utterance.speaker);
      if (last && utterance.position - (last.at(-1)?.utterance.position ?? 0) <= apart) last.push(one);
      else rounds.push([one]);
    }
  return rounds.map(withTails).filter((round) => isRound(round, talk));
}

function calledIn(people: readonly Person[]): RegExp {
  const names = people.flatMap(({ name }) => [bareName(name), ...bareName(name).split(/[\s　・]+/u)]);
  const known = [...new Set(names)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  const one = [...known.map(escaped), role].join('|');
  return new RegExp(`(?<who>${one})(?:${titleWords})?(?:${marker}|、あなた(?:は|が)、?)`, 'gu');
}

/** The clauses of an utterance that begin with who is called, each to the next. */
function handedIn(utterance: Utterance, called: RegExp, people: readonly Person[]): readonly Handed[] {
  const { text, speaker } = utterance;
  const calls = [...text.matchAll(called)];
  return calls.flatMap((call, i) => {
    const { who = '' } = call.groups ?? {};
    const owner = personOf(who, people);
    const deed = text.slice(call.index + call[0].length, calls[i + 1]?.index).replace(/[、。\s]+$/u, '');
    if (deed.length < telling || /[。？?]/u.test(deed) || (owner && owner.speaker === speaker)) return [];
    const isAsked = asks.test(deed);
    if (!isAsked && !noun.test(deed) && (!does.test(deed) || isSo.test(deed))) return [];
    return [{ who: who.trim(), owner, deed, isAsked, utterance }];
  });
}

function personOf(who: string, people: readonly Person[]): Person | undefined {
  const partsOf = (name: string) =>
    name.split(new RegExp(`[\\s　・、]+|${callings}`, 'u')).filter((part) => part && part.length > 1);
  const own = partsOf(who);
  const isCalled = ({ name }: Person) =>
    bareName(name) === who || own.some((part) => partsOf(bareName(name)).includes(part));
  const found = people.filter(isCalled);
  return found.length === 1 ? found[0] : undefined;
}

/** 佐藤さんは見積書の作成、鈴木さんは会場の予約をお願いします: what is asked of the last is asked of all. */
function withTails(round: readonly Handed[]): readonly Handed[] {
  const whole: Handed[] = [];
  for (const one of round.toReversed()) {
    const next = whole[0];
    if (!noun.test(one.deed)) whole.unshift(one);
    else if (next && next.utterance.position - one.utterance.position <= 1) {
      const end = tail.exec(next.deed)?.[0];
      if (end !== undefined) whole.unshift({ ...one, deed: one.deed + end, isAsked: next.isAsked });
    }
  }
  return whole;
}

function isRound(round: readonly Handed[], { utterances }: Talk): boolean {
  const called = new Set(round.map(({ who, owner }) => owner ?? who)).size;
  if (called < fewest) return false;
  if (round.some(({ isAsked }) => isAsked)) return true;
  const [from = 0, to = 0] = [round[0]?.utterance.position, round.at(-1)?.utterance.position];
  return utterances.slice(Math.max(0, from - near), to + near).some(({ said }) => ahead.test(said));
}
