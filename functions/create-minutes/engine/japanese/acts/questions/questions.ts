import type { Draft } from '../../../draft.ts';
import type { Span } from '../../../sentence.ts';
import { wordQuestion } from '../../wording/remark.ts';
import { matterOf, overlap } from '../matter.ts';
import { putsOff } from '../replies.ts';
import { isRequest } from '../tasks/requests.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';

interface Question {
  /** What may be a question by its tone is one when the answer is put off. */
  state: 'asked' | 'hinted' | 'open' | 'answered';
  readonly text: string;
  readonly by: string | undefined;
  readonly matter: ReadonlySet<string>;
  readonly turn: number;
  spans: readonly Span[];
}

const asks =
  /[？?]\s*$|(?:です|ます|でしょう|ません|ました|でした|ござい(?:ます|ません)|ですの|もの|もん|へん|る|た|い|の|ん|でき(?:る|ん)|どう)(?:ん)?(?:です)?か(?:ね|な|ねえ|いな|しら)?[。…\s]*$|(?:どうなん(?:です|だ)|んだい|かい|かな|だろう(?:か(?:ね|な)?)?|かしら|っけ|やろか|やろ|んやろ|かいな)[。…\s]*$|(?:は|って)(?:いかが|どう(?:です|なり|なって|なん)|いくら|どのくらい|どれくらい|いつ|どこ|誰|どなた)[^。]{0,12}$|の?(?:ほう|方)は[。…]$|(?:の|か|んだ)、?(?:って|と)(?:。|$|聞|言|思)|(?:どなた|いつ|どちら|どこ|いくら)(?:様)?が[。…]?$/u;
const indirect =
  /(?:気になる|気がかり|疑問|知りたい|わからない|分からない|聞きたい|確認したい|残る)(?:の|点|疑問|こと|ところ)?(?:は|が)、?[^。]{3,60}(?:か|点|どう|いつ|誰|いくら|何)|(?:か|のか|どうか|かどうか)(?:は|が|を|も|って|、)*(?:[^。、]{0,10})(?:わか(?:ら|って(?:い)?な|りませ)|分か(?:ら|って(?:い)?な|りませ)|見え(?:て(?:い)?)?(?:な|ませ)|未定|決ま(?:って(?:い)?(?:な|ませ)|りませ|らな)|まだ[^。、]{0,10}(?:な(?:い|く|か)|ませ)|不明|気にな|はっきり|知りた|読めな|心配|疑問|確認し(?:たい|てい|ないと)|教えて|聞きた|お聞き|伺い|お伺い)|(?:教えて|お聞かせ|聞かせて)(?:くだ|いただ|もら|ほし)|(?:をお聞き|を伺い|をお伺い|が知り|を知り|がわから|が分から|がまだ見え)(?:し?たい|ない|ません|なく)/u;
const asksHowItIs =
  /(?:意見|感触|状況|反応|見通し|お考え|評価|感想|具合|様子|進み具合|ご予定)[^。]{0,6}(?:いかが|どう)/u;
/** Without a mark of a question, as people type and recognisers write. */
const asksByTone =
  /(?:[るいたうくすつむぶぐなん]の|って[^。]{1,16}(?:ます|[るうい])|^[^。]{1,12}(?:は|って)|どうか|わけ|とね|のか|なん|は[^。]{0,10}(?:あり|でき|[えけせてねべめれ])ます)[。…？?]?$|(?:んです|ます|ません|でしょう)か(?!ら|ね|な|も|と|[、。？?]|$)/u;
const courtesy =
  /聞こえ(?:て|ま)|見え(?:て(?:い)?)?(?:ます|てる)か|見えてます|よろしい(?:です|でしょう)か[。？?ね]*$|いいですか[。？?]*$|(?<!(?:って|は)[^。]{1,14}で)大丈夫(?:(?:です|でしょう)か[。？?]*$|ですか)|お元気|いかがお過ごし|お変わり|お揃い|そろ(?:い|って)|でいらっしゃいますか|ご覧いただけて|お時間(?:は|、)?(?:大丈夫|よろし)|(?:始め|進め|次|移|共有|録画|休憩|終わ)[^。]{0,10}(?:ましょうか|よろし|いいですか)|(?:他|ほか)に(?:何か|ご質問|は)|何かござい|そうなん(?:です|や)か|(?:^|[、。])そうですか|本当ですか|ほんまですか|マジ|まじ|なるほど|どうしました|あ、そう|ということですか[。？?]*$|ですよね|ますよね|じゃないですか|ではないでしょうか|ではありませんか|と思いませんか|思われますか|(?:もう)?一点|もう一つ(?:だけ)?(?:よろし|いい)|暑い|寒い|天気|どうぞ|本気で|冗談/u;
const invites =
  /(?:ましょう|しよう|(?<!で)しょう|しよ|しょ)か[。？?]*$|(?:いただけ|もらえ|くださ|くれ)(?:ます|ません|る|ない|へん)(?:でしょう|の)?か?[。？?]*$|お願いでき|ませんか[。？?]*$|(?:では|は|とか|なんて)?(?:いかが|どう)(?:でしょう|です(?:か)?|や|だろう)?[。？?かね]*$|てもいい|てもよろしい|(?:ことで|形で|前提で)(?:よろし|いい|大丈夫|合って)/u;
const rhetorical =
  /誰が[^。]*(?:ん|もの)です?か|どうして[^。]*かな|(?:^|[、。])なんで[^。]*(?:やねん|かね)|何(?:を|が)[^。]*言われるか/u;
/** The talk goes on to something else. */
const changesSubject =
  /^(?:あ、|すみません、|えっと、|ちょっと、)*(?:ところで|それより|話(?:は|が)(?:変|飛|戻)|ちょっと(?:話|別)|すみません、(?:ちょっと|先)|その前に|あ、(?:そうだ|そういえば)|そういえば|次(?:の|に)|では次|時間(?:が|も)(?:な|あ|押))/u;
const resolves =
  /(?:先ほど|さっき|さきほど|冒頭|ご質問)の|今(?:、)?(?:確認|返事|連絡|チャット|調べ|見た|聞い)|(?:確認(?:が)?(?:取れ|でき)|返事(?:が)?(?:来|き)|わかりました|分かりました|判明)(?:まし|て|。)/u;
const asksWhat = /誰|どなた|いくら|何(?:名|人|時|日|が|を)|どこ/u;
const answerTurns = 4;
const least = 5;

/** Questions on the matter which nobody has answered by the end. */
export function readQuestions(talk: Talk): Draft['openQuestions'] {
  const questions: Question[] = [];
  let asked: Question[] = [];
  for (const utterance of talk.utterances) {
    asked = asked.filter((question) => waits(question) && !hearAnswer(question, utterance));
    resolve(utterance, questions, talk);
    const question = toQuestion(utterance, talk);
    if (!question) continue;
    const again = questions
      .slice(-remembered)
      .findLast(
        ({ state, by, matter }) =>
          state === 'open' && by === question.by && overlap(matter, question.matter) >= sameMatter,
      );
    if (again) continue;
    questions.push(question);
    asked.push(question);
  }
  return questions
    .filter(({ state }) => state === 'open')
    .map(({ text, by, spans }) => ({ text: wordQuestion(text), spans, askedBy: by }));
}

/** Asks, and neither whether all can hear nor whether something might be done. */
export function asksOnMatter(said: string): boolean {
  return (
    said.length >= least &&
    (asks.test(said) || asksThing.test(said)) &&
    !courtesy.test(said) &&
    (!invites.test(said) || asksWhat.test(said))
  );
}

/** Says what is open without asking it. */
export function leavesMatter(said: string): boolean {
  return indirect.test(said) || namesOpen.test(said);
}

const namesOpen =
  /か(?:どうか|は|が|を|も|って|だけ)|いつ|どこ|いくら|どれ|どの|誰|なんで|なぜ|どうして|何(?!とも)[^。]{3}/u;
/** "おいくらぐらいになるんでしょう", "直らなかったらどうなります" */
const asksThing =
  /(?:いくら|なんぼ|いくつ|いつ|どこ|どれ|どの|どう|どなた|誰|何(?!とも))[^。、]{0,16}(?:でしょう|だろう|ます|ですの|んの|るの|なん|やろ)[。…]?$|もらえ(?:る|ん|へん|ない)の[。…]?$/u;
const remembered = 40;
const sameMatter = 0.6;

function toQuestion({ said, text, speaker, spans, turn, terms }: Utterance, { names }: Talk): Question | undefined {
  if (terms.length === 0) return undefined;
  const states = indirect.test(said);
  if (!states && courtesy.test(said)) return undefined;
  const direct = text.length >= least && asks.test(said) && (!invites.test(said) || asksWhat.test(said));
  const mayAsk = asksHowItIs.test(said) || (asksByTone.test(said) && !invites.test(said));
  if (!direct && !states && !mayAsk) return undefined;
  if (isRequest(text) && !/教えて|聞かせて|(?:これ|それ|あれ)(?:って|は)/u.test(text)) return undefined;
  const state = (direct || states) && !rhetorical.test(said) ? 'asked' : 'hinted';
  return { state, text, by: speaker, matter: matterOf(terms, names), turn, spans };
}

/** What others say next decides, a turn as a whole; true when the question is settled one way or the other. */
function hearAnswer(question: Question, utterance: Utterance): boolean {
  const { said, wholeTurn, speaker, turn, spans } = utterance;
  if (speaker === question.by) return false;
  if (turn - question.turn > (question.state === 'hinted' ? 1 : answerTurns)) {
    question.state = 'answered';
    return true;
  }
  if (putsOff(wholeTurn)) {
    if (!putsOff(said)) return false;
    question.state = 'open';
    question.spans = [...question.spans, ...spans];
    return true;
  }
  if (changesSubject.test(said)) question.state = question.state === 'hinted' ? 'answered' : 'open';
  else if (isAnswer(utterance)) question.state = 'answered';
  return !waits(question);
}

function waits({ state }: Question): boolean {
  return state === 'asked' || state === 'hinted';
}

function isAnswer({ said, terms, reply }: Utterance): boolean {
  if (/[？?]\s*$|(?:です|ます)か[。]?$/u.test(said)) return false;
  if (terms.length === 0 && reply === undefined) return false;
  return !/^(?:うーん|うん|そうですね|そうですねえ|ええと|えっと|まあ|なるほど)[、。…ー]*$/u.test(said);
}

/** An answer that comes later in the meeting. */
function resolve({ said, terms, speaker }: Utterance, questions: readonly Question[], { names }: Talk): void {
  if (!resolves.test(said) || putsOff(said)) return;
  const matter = matterOf(terms, names);
  const target = questions
    .slice(-remembered)
    .findLast(
      (question) =>
        question.state === 'open' &&
        question.by !== speaker &&
        overlap(question.matter, matter) >= sameMatter / 2 &&
        matter.size > 0,
    );
  if (target) target.state = 'answered';
}
