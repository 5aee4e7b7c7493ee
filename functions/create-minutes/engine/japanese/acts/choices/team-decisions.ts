import type { Meeting } from '../../../meeting.ts';
import type { DraftItem } from '../../../draft.ts';

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

const fewest = 3;

/** Whether nothing tells two sides: three people and more, none of them on a side. */
export function isTeam({ people }: Meeting): boolean {
  const present = people.filter(({ speaker }) => speaker !== undefined);
  return present.length >= fewest && present.every(({ side }) => side === undefined);
}
