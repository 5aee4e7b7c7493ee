import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { cleanJapanese } from '../../clean.ts';
import { japaneseTerms } from '../../words.ts';
import type { Style } from '../../wording/style.ts';
import { wordTask } from '../../wording/task.ts';

/** Those who decide, where the matter is brought before them: 2,800円で、来月の理事会に諮らせていただきます. */
const bringsBefore =
  /(?:理事会|役員会|取締役会|(?:経営|部門?|課|営業|幹部|定例)?会議|委員会|稟議|社内|(?<![\p{sc=Han}の])上|上司|社長|会長|専務|常務|部長|所長|店長|院長|理事長|本社|本部|親会社|役員)(?:のほう|の方)?(?:に|へ|を|で|と)(?:は|も)?、?[^、。]{0,8}(?:諮|はか[りらっる]|かけ(?:て|ます|る|させ)|掛け(?:て|ます|る|させ)|上げ|あげて|回し|回す|通して?み|出して?み|話して?み|相談|聞いて?み|確認して?み|打診|検討さ)/u;
/** What they decided already is settled. */
const isDone = /(?:ました|でした|済み|通っ(?:た|て)|(?:諮|かけ|上げ|回し|相談し|話し)(?:っ)?た)[^。]{0,6}[。]?$/u;

/** Decisions without those that are only to be brought before others; where nobody has that as a task, whoever says so has it. */
export function withoutPassedOn(
  acts: Acts,
  { remarks }: FactsTalk,
  { people }: Pick<Meeting, 'people'>,
  style: Style,
): Acts {
  const placesOf = placesIn({ remarks });
  const passing = (item: Acts['decisions'][number]): Remark | undefined => {
    const own = placesOf(item);
    const at = tellingPlace(item.text, own, remarks, japaneseTerms) ?? own[0];
    const remark = at === undefined ? undefined : remarks[at];
    const said = remark && cleanJapanese(remark.text);
    return said && bringsBefore.test(said) && !isDone.test(said) ? remark : undefined;
  };
  const passed = acts.decisions.flatMap((item) => {
    const remark = item.isAppointment ? undefined : passing(item);
    return remark ? [{ item, remark }] : [];
  });
  if (passed.length === 0) return acts;
  const speaking = ({ speaker }: Remark) =>
    speaker === undefined ? undefined : people.find((person) => person.speaker === speaker);
  const known = new Set(acts.actionItems.flatMap(({ spans }) => spans));
  const tasks = passed.flatMap(({ item, remark }): DraftAction[] =>
    remark.spans.some((span) => known.has(span))
      ? []
      : [
          {
            ...item,
            text: wordTask(cleanJapanese(remark.text), false, style),
            owner: speaking(remark),
            due: undefined,
          },
        ],
  );
  const gone = new Set(passed.map(({ item }) => item));
  return {
    ...acts,
    decisions: acts.decisions.filter((item) => !gone.has(item)),
    actionItems: [...acts.actionItems, ...tasks],
  };
}
