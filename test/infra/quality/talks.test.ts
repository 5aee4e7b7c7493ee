import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleOf, exampleOfCase } from '#infra/quality/talks/examples.ts';
import { goldOf } from '#infra/quality/talks/gold-of.ts';
import { groupOf } from '#infra/quality/talks/groups.ts';
import { parseTalk, personCalled } from '#infra/quality/talks/talk.ts';

const talk = parseTalk(`id: en-01
about: a renewal
at: 2026-07-06 14:00 Europe/London
us: Dana Kruse, account executive
them: Omar Haddad, head of operations
bant: budget=mentioned authority=confirmed/mentioned need=confirmed timeline=not_discussed
next: 2026-07-20 15:00
rivals: Scanly|Scanly Pro; Beepwell

Dana: Did the courier turn up?
Omar: It did. We take the sixty-seat one. {D1}{$ 60 seats} And the cable? {Q1 Omar}
Dana: Lovely. {D1} I will send the form by Wednesday. {A1 Dana 2026-07-08}{$? 15 percent}
Omar: Ninety days, maybe. {x D} That is dear. {O1}
Dana: It pays for itself. {O1 ok}
`);

describe('a labelled talk', () => {
  test('is said without its labels', () => {
    expect(talk.turns.map(({ text }) => text)).toEqual([
      'Did the courier turn up?',
      'It did. We take the sixty-seat one. And the cable?',
      'Lovely. I will send the form by Wednesday.',
      'Ninety days, maybe. That is dear.',
      'It pays for itself.',
    ]);
  });

  test('is a request at the moment its clocks show, in summer time too', () => {
    expect(talk.request).toMatchObject({
      meeting: { startedAt: '2026-07-06T13:00:00Z', timeZone: 'Europe/London', language: 'en' },
      participants: [
        { name: 'Dana Kruse', side: 'internal', role: 'account executive' },
        { name: 'Omar Haddad', side: 'external' },
      ],
    });
  });

  test('tells what its minutes should hold', () => {
    const item = { keywords: [], optional: false };
    expect(goldOf(talk)).toMatchObject({
      decisions: [{ ...item, turns: [1, 2] }],
      actionItems: [{ ...item, turns: [2], owner: 'Dana Kruse', due: '2026-07-08' }],
      openQuestions: [{ ...item, turns: [1] }],
      objections: [{ ...item, turns: [3, 4], answered: true }],
      competitors: ['Scanly|Scanly Pro', 'Beepwell'],
      nextMeeting: { date: '2026-07-20', time: '15:00' },
      mustNotAppear: [{ kind: 'decision', turns: [3] }],
    });
    expect(goldOf(talk).amounts).toEqual([
      { value: 60, unit: 'seats', turns: [1], optional: false },
      { value: 15, unit: 'percent', turns: [2], optional: true },
    ]);
    expect(goldOf(talk).framework.bant.authority).toEqual({ status: 'confirmed', statusAlso: ['mentioned'] });
  });
});

test('an annotated meeting and a talk of one name are two to learn from, by authors of one group', () => {
  const annotated = exampleOfCase({ gold: goldOf(talk), request: talk.request });
  const labelled = exampleOf(talk);
  expect(annotated.id).not.toBe(labelled.id);
  expect(annotated.gold.id).toBe(annotated.id);
  expect(groupOf(annotated.id)).toBe(groupOf(labelled.id));
});

const folder = new URL('../../fixtures/sales/talks/', import.meta.url);
const known = /^(?:D|A|Q|O|N|bud|aut|need|time|\$|R)$/;

describe('the labelled talks of the repository', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const talks = files.map((name) => ({ name, talk: parseTalk(readFileSync(new URL(name, folder), 'utf8')) }));

  test('are many in both languages', () => {
    expect(talks.filter((one) => one.talk.language === 'ja').length).toBeGreaterThan(90);
    expect(talks.filter((one) => one.talk.language === 'en').length).toBeGreaterThan(90);
  });

  test.each(talks)(
    '$name is spoken by its people, with labels that mean something',
    ({ name, talk: { id, turns, people, bant } }) => {
      expect(`${id}.txt`).toBe(name);
      expect(turns.filter(({ speaker }) => !people.some((person) => person.name === speaker))).toEqual([]);
      const labels = turns.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.labels));
      expect(labels.filter(({ kind }) => !known.test(kind))).toEqual([]);
      const owners = labels
        .filter(({ kind, values }) => kind === 'A' && values.length > 1)
        .map(({ values }) => values[0] ?? '');
      expect(owners.filter((owner) => owner !== '-' && !personCalled(owner, people))).toEqual([]);
      expect([...bant.keys()]).toEqual(['budget', 'authority', 'need', 'timeline']);
    },
  );
});
