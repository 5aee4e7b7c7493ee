import { expect, test } from 'vitest';
import { talkOf } from '../facts/talk-of.ts';
import { minutesOf } from '../minutes-of.ts';

/** Long enough to be heard; nothing is asked in it. */
const chat: Readonly<Record<string, readonly string[]>> = {
  en: Array.from({ length: 6 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat(),
  ja: Array.from({ length: 6 }, () => ['S: 雨がよく降りますね。', 'C: ええ、傘が手放せません。']).flat(),
};

const tasksOf = (language: string, lines: readonly string[]) =>
  minutesOf(talkOf([...(chat[language] ?? []), ...lines], {}, language)).actionItems;

test.each([
  ['en', 'S: I need the site plan with the power line from you.', 'C: I gave you that at the fair.'],
  ['en', "S: And we'd need the list of users for each clinic.", 'C: I emailed you that on Friday.'],
  ['en', "S: And I'll send the invoice for the pilot.", 'C: I paid that in October.'],
  ['en', "S: And I'll send the invoice for the pilot.", 'C: It came by mail on Friday.'],
  ['en', "S: And I'll send the invoice for the pilot.", 'C: That went out to Cora yesterday.'],
  ['ja', 'S: 請求書は私からお送りします。', 'C: もういただいています。'],
])('what is said to be done already is no task, in %s: %s', (language, asked, answered) => {
  expect(tasksOf(language, [asked, answered])).toEqual([]);
});

test.each([
  ['en', "S: And we'd need the list of users for each clinic.", "C: I sent that on Friday, I'll send it again."],
  ['en', "S: And I'll send the invoice for the pilot.", 'C: I already mailed you the price list this morning.'],
  ['en', "S: And I'll send the invoice for the pilot.", 'C: Marta mailed us one last year.'],
  ['en', "S: And I'll send the invoice for the pilot.", 'C: Legal sent those back last month.'],
  ['en', 'C: Can you set up the import of users?', "S: I've done that before for another clinic, so yes."],
  ['en', "S: I'll send you the report on the pump by Friday.", 'C: It went wrong last week.'],
  ['en', "S: I'll check the alarm and call you on Friday.", 'C: That came up last week in the audit.'],
  ['ja', 'S: 請求書は私からお送りします。', 'C: 先週いただきましたが、改めて送ってください。'],
  ['ja', 'S: 請求書は私からお送りします。', 'C: 問診票はもうお渡ししました。'],
])(
  'what is to be done again, or another thing that is done, takes none away, in %s: %s',
  (language, asked, answered) => {
    expect(tasksOf(language, [asked, answered])).not.toEqual([]);
  },
);
