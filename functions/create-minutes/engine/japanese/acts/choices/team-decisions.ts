import type { Meeting } from '../../../meeting.ts';
import type { DraftItem } from '../../../draft.ts';
import { isSpokenTeam } from '../../team.ts';

/** What asks, doubts or denies, and what tells the reason of something else. */
const unsettled =
  /(?:か(?:ね|な|しら)?|(?:どう)?だろう|でしょう|から(?:です|である|だ))[。？?]?$|[？?]|(?:です|ます|でしょう)か、|^(?:なぜなら|いえ|いや)/u;
/** What only leads through the meeting, or is done in the room. */
const conduct =
  /(?:次|先|本題)(?:の[^、。]{1,6})?[にへ](?:移|進)|順(?:番)?に(?:行|いき|話|見)|(?:会議|ミーティング|打ち合わせ)を(?:始|終|再開)|(?:ホワイトボード|スライド|画面|マイク)(?:を|に)[^。]{0,6}(?:使|見|映|消|外|付け|共有)|また会[うい]/u;

/** Within one team a choice that is put up is mostly a thought aloud, and the yes to it no more than a sign of listening. */
export function withinTeam<Item extends DraftItem>(decisions: readonly Item[]): readonly Item[] {
  return decisions.filter(({ text }) => !unsettled.test(text) && !conduct.test(text));
}

/** What is to be, or was chosen; how something is, what may be done and what somebody does right now was not. */
const chosen =
  /ましょう|ことに(?:し|なり|決)|ままに|べき|(?:なければ|なけりゃ|なきゃ|ないと)(?:なりません|いけません|ならない|いけない)|必要があ|に(?:します|しました|決め)|とします|決め(?:ました|ましょう)|決まり|予定です|目標|採用|見送/u;

/**
 * The decisions of a team whose talk stands as it was uttered: what was learnt of choices takes much of it for one that only
 * tells how things are, so the words must say that something is to be.
 */
export function saidToBe<Item extends DraftItem>(decisions: readonly Item[], meeting: Meeting): readonly Item[] {
  if (!isSpokenTeam(meeting)) return decisions;
  return decisions.filter(({ text, spans }) => spans.some((span) => chosen.test(span.text)) && !conduct.test(text));
}
