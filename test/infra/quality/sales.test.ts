import { describe, expect, test } from 'vitest';
import { figuresOf } from '#infra/quality/sales/figures.ts';
import { type Gold, readSalesCases } from '#infra/quality/sales/gold.ts';
import { shareOf } from '#infra/quality/sales/keywords.ts';
import { scoreCase } from '#infra/quality/sales/score-case.ts';
import { readTold } from '#infra/quality/sales/told.ts';

const folder = new URL('../../fixtures/sales/', import.meta.url).pathname;
const cases = readSalesCases(folder).map(({ gold, request }) => ({ gold, turns: textsOf(request) }));

describe('the annotated sales meetings', () => {
  test('are there in both languages, for tuning and for measuring', () => {
    expect(cases.filter(({ gold }) => /^en-t/.test(gold.id)).length).toBeGreaterThanOrEqual(12);
    expect(cases.filter(({ gold }) => /^en-x/.test(gold.id)).length).toBeGreaterThanOrEqual(12);
    expect(cases.some(({ gold }) => gold.language === 'ja')).toBe(true);
  });

  test.each(cases)('$gold.id: its gold fed back is right in everything', ({ gold, turns }) => {
    const score = scoreCase(readTold(perfectAnswer(gold, turns), turns), gold);
    expect(score.remarks).toEqual([]);
    expect(figuresOf([score])).toMatchObject({ macro: 1, traps: { right: 0 }, verbatim: 1 });
  });

  test.each(cases)('$gold.id: nothing told is worth nothing', ({ gold, turns }) => {
    expect(figuresOf([scoreCase(readTold({}, turns), gold)]).macro).toBe(0);
  });

  test.each(cases)('$gold.id: whoever writes what it tempts one to write is caught', ({ gold, turns }) => {
    const missed = gold.mustNotAppear.filter((trap) => {
      const score = scoreCase(readTold(baitOf(trap), turns), gold);
      return !score.remarks.some((remark) => remark.includes(`trap, ${trap.kind}: ${trap.about}`));
    });
    expect(missed).toEqual([]);
  });

  test.each(cases)(
    '$gold.id: keywords stand in the wording, and half of them in the turns it rests on',
    ({ gold, turns }) => {
      const all = [...gold.decisions, ...gold.actionItems, ...gold.openQuestions, ...gold.objections];
      const said = (places: readonly number[]) => places.map((place) => turns[place] ?? '').join(' ');
      expect(all.filter(({ text, keywords }) => shareOf(text, keywords) < 1)).toEqual([]);
      expect(all.filter(({ turns: places, keywords }) => shareOf(said(places), keywords) < 0.5)).toEqual([]);
    },
  );
});

function textsOf(request: unknown): string[] {
  return (request as { transcript: { turns: { text: string }[] } }).transcript.turns.map(({ text }) => text);
}

/** What minutes without a fault would be. */
function perfectAnswer(gold: Gold, turns: readonly string[]) {
  const evidence = (places: readonly number[]) =>
    places.map((place) => ({ turnIds: [`t${place + 1}`], quote: turns[place] }));
  const items = (list: readonly { text: string; turns: readonly number[] }[]) =>
    list.map((one) => ({ text: one.text, evidence: evidence(one.turns) }));
  return {
    decisions: items(gold.decisions),
    actionItems: gold.actionItems.map((one) => ({
      description: one.text,
      owner: one.owner && { name: one.owner },
      due: one.due && { date: one.due },
      evidence: evidence(one.turns),
    })),
    openQuestions: items(gold.openQuestions).map((one) => ({ ...one, answered: false })),
    objections: items(gold.objections).map((one, i) => ({
      ...one,
      response: gold.objections[i]?.answered ? 'yes' : null,
    })),
    amounts: gold.amounts.map(({ value, unit }) => ({ value, unit: unit.split('|')[0], evidence: evidence([0]) })),
    competitors: gold.competitors.map((names) => ({ name: names.split('|')[0], evidence: evidence([0]) })),
    nextMeeting: gold.nextMeeting && { ...gold.nextMeeting, evidence: evidence([0]) },
    framework: Object.fromEntries(
      Object.entries(gold.framework.bant).map(([slot, { status }]) => [slot, { status: status ?? 'confirmed' }]),
    ),
  };
}

/** Minutes that fall into the trap and say nothing else. */
function baitOf(trap: Gold['mustNotAppear'][number]) {
  const text = trap.keywords.map((keyword) => keyword.split('|')[0]).join(' ');
  const places = 'turns' in trap ? trap.turns : [];
  const evidence = places.map((place) => ({ turnIds: [`t${place + 1}`], quote: '' }));
  switch (trap.kind) {
    case 'amount':
      return { amounts: [{ value: trap.value, unit: trap.unit.split('|')[0], evidence: [] }] };
    case 'due':
      return { actionItems: [{ description: text, owner: null, due: { date: trap.dates[0] }, evidence: [] }] };
    case 'decision':
      return { decisions: [{ text, evidence }] };
    case 'actionItem':
      return { actionItems: [{ description: text, owner: null, due: null, evidence }] };
  }
}
