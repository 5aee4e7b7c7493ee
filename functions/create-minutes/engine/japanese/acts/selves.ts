import type { Talk } from '../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import { bareName } from '../../people.ts';
import { placesIn } from '../../places.ts';
import { selfNamed, selvesIn, withoutDoer } from '../wording/self-named.ts';

/** Names that a recorder gives. */
const label = /^(?:speaker|話者|スピーカー|参加者|発言者)/iu;

/** What somebody is called in minutes: by the first part of his name, or all of it where others have that too; undefined where nobody knows his name. */
export function calledIn({ people }: Pick<Talk, 'people'>): (speaker: string | undefined) => string | undefined {
  const firstOf = (name: string) => bareName(name).split(/[\s　]/u)[0] ?? '';
  const times = Map.groupBy(people, ({ name }) => firstOf(name));
  const names = new Map(
    people.map(({ speaker, name }) => {
      const first = firstOf(name);
      return [speaker, times.get(first)?.length === 1 ? first : bareName(name)];
    }),
  );
  return (speaker) => {
    const name = names.get(speaker);
    return speaker === undefined || name === undefined || label.test(name) ? undefined : name;
  };
}

/** Items in which 私 is whoever said so, by the words it stands in; what two people said of themselves stays. */
export function withSelvesNamed(acts: Acts, talk: Talk): Acts {
  const placesOf = placesIn(talk);
  const called = calledIn(talk);
  const speakerOf = (text: string, item: DraftItem) => {
    const selves = selvesIn(text);
    const speakers = new Set(
      placesOf(item).flatMap((at) => {
        const remark = talk.remarks[at];
        return remark && selves.some((words) => remark.text.includes(words)) ? remark.speaker : [];
      }),
    );
    return speakers.size === 1 ? [...speakers][0] : undefined;
  };
  const told = (text: string, item: DraftItem, by?: string) => {
    if (selvesIn(text).length === 0) return text;
    const speaker = speakerOf(text, item);
    if (speaker !== undefined && speaker === by) return selfNamed(text, undefined);
    const name = called(speaker);
    return name === undefined ? text : selfNamed(text, name);
  };
  return {
    ...acts,
    decisions: acts.decisions.map((item) => ({ ...item, text: told(item.text, item) })),
    actionItems: acts.actionItems.map((item) => {
      const isOwn = item.owner?.speaker !== undefined && speakerOf(item.text, item) === item.owner.speaker;
      return { ...item, text: told(isOwn ? withoutDoer(item.text) : item.text, item) };
    }),
    openQuestions: acts.openQuestions.map((item) => ({ ...item, text: told(item.text, item, item.askedBy) })),
    objections: acts.objections.map((item) => ({
      ...item,
      text: told(item.text, item, item.raisedBy),
      response: item.response === undefined ? undefined : told(item.response, item),
    })),
  };
}
