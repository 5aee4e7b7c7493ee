import type { Acts } from '../../draft.ts';
import { asked, isOpen } from '../wording/asked.ts';
import { decided } from '../wording/decided.ts';
import { finished, saidToItsEnd } from '../wording/finished.ts';
import { withoutLinks } from '../wording/links.ts';
import { inRegister } from '../wording/register.ts';
import { proposed } from '../wording/proposed.ts';
import { withStops } from '../wording/stops.ts';
import { wholeChoice } from '../wording/whole-choice.ts';
import { thingInDeed } from '../wording/thing-in-deed.ts';
import { wholeDeed } from '../wording/whole-deed.ts';
import { withoutDay } from '../wording/without-day.ts';
import type { Style } from '../wording/style.ts';

/** What was found for a deed stands behind it: 押して返す（解約の用紙）. */
const beside = /^(?<deed>[^（）]+)（(?<thing>[^（）]{2,24})）。$/u;

/** ……持ち帰る */
const unsaid = /(?<=[^\s\]])…+(?=[^。、])/gu;

/** Choices as they were settled, questions as they are asked in writing, and tasks as one deed each, with what was found beside it told within where it is a thing that such is done with. */
export function finishItems(acts: Acts, style: Style): Acts {
  const actionItems = acts.actionItems.map((item) => {
    const whole = wholeDeed(withStops(item.text), style);
    const { deed, thing } = beside.exec(whole)?.groups ?? {};
    const text = (deed !== undefined && thing !== undefined && thingInDeed(`${deed}。`, thing)) || whole;
    const told = text === item.text ? text : withoutDay(text, item.due, style);
    return { ...item, text: written(told.replace(unsaid, '、')) };
  });
  const decisions = acts.decisions.map((item) =>
    item.isAppointment
      ? item
      : {
          ...item,
          text: written(
            beforeBrackets(withStops(item.text), (text) => wholeChoice(decided(proposed(text, style), style), style)),
          ),
        },
  );
  const openQuestions = acts.openQuestions
    .map((item) => ({ ...item, text: written(asked(withStops(item.text), style)) }))
    .filter(({ text }) => isOpen(text));
  const objections = acts.objections.map(({ text, response, ...item }) => ({
    ...item,
    text: written(beforeBrackets(withStops(text), (told) => finished(told, style))),
    response: response === undefined ? undefined : written(saidToItsEnd(finished(withStops(response), style))),
  }));
  return { ...acts, actionItems, decisions, openQuestions, objections };
}

/** What an item is about stands behind it as it is: 崩れて、昔一度あった（土砂崩れも補償に入る）。 */
function beforeBrackets(text: string, write: (told: string) => string): string {
  const { told, about } = bracketed.exec(text)?.groups ?? {};
  return told === undefined ? write(text) : `${write(`${told}。`).replace(/。$/u, '')}${about}。`;
}

const bracketed = /^(?<told>[^（）]+)(?<about>（[^（）]+）)。$/u;

/** Alone in its list, and in the words of writing. */
function written(text: string): string {
  return inRegister(withoutLinks(text));
}
