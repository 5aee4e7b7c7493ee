import type { Gold } from '../sales/gold.ts';
import { type LabelledTalk, type Label, personCalled } from './talk.ts';

interface Marked {
  readonly label: Label;
  readonly turn: number;
  readonly text: string;
}

type Status = NonNullable<Gold['framework']['bant']['budget']['status']>;

/** What the labels of a talk say its minutes should hold, as the scorer of annotated meetings reads it: items are matched by their turns alone. */
export function goldOf(talk: LabelledTalk): Gold {
  const marked = talk.turns.flatMap(({ pieces, text }, turn) =>
    pieces.flatMap(({ labels, end }, i) =>
      labels.map((label) => ({
        label,
        turn,
        text: text.slice(i === 0 ? 0 : talk.turns[turn]?.pieces[i - 1]?.end, end),
      })),
    ),
  );
  const items = (kind: string) => {
    const groups = Object.groupBy(
      marked.filter(({ label }) => label.kind === kind && label.item && !label.wrong),
      ({ label }) => label.item ?? '',
    );
    return Object.values(groups).map((all = []) => ({ all, ...itemOf(all) }));
  };
  return {
    id: talk.id,
    language: talk.language,
    decisions: items('D'),
    actionItems: items('A').map(({ all, ...item }) => ({ ...item, ...taskOf(all, talk) })),
    openQuestions: items('Q'),
    objections: items('O').map(({ all, ...item }) => ({
      ...item,
      answered: all.some(({ label }) => label.values[0] === 'ok'),
    })),
    amounts: amountsOf(marked),
    competitors: [...talk.rivals],
    competitorsOptional: [],
    nextMeeting: talk.next ? { date: talk.next.date, time: talk.next.time ?? null } : null,
    framework: {
      bant: {
        budget: slotOf('budget', talk),
        authority: slotOf('authority', talk),
        need: slotOf('need', talk),
        timeline: slotOf('timeline', talk),
      },
    },
    mustNotAppear: [...trapsOf(marked), ...wrongAmountsOf(marked)],
  };
}

function itemOf(all: readonly Marked[]) {
  return {
    text: all.map(({ text }) => text.trim()).join(' '),
    turns: [...new Set(all.map(({ turn }) => turn))],
    keywords: [],
    optional: all.every(({ label }) => label.optional) || (all[0]?.label.optional ?? false),
  };
}

function taskOf(all: readonly Marked[], { people }: LabelledTalk) {
  const [owner = '-', due = '-'] = all.find(({ label }) => label.values.length > 1)?.label.values ?? [];
  return {
    owner: owner === '-' ? null : (personCalled(owner, people)?.name ?? null),
    ownerAlso: [],
    due: due === '-' ? null : due,
    dueAlso: [],
  };
}

function amountsOf(marked: readonly Marked[]): Gold['amounts'] {
  const found = marked.filter(({ label }) => label.kind === '$' && !label.wrong);
  const groups = Map.groupBy(found, ({ label: { values } }) => `${Number(values[0])} ${values[1] ?? ''}`);
  return [...groups.values()].map((all) => ({
    value: Number(all[0]?.label.values[0]),
    unit: all[0]?.label.values[1] ?? '',
    turns: [...new Set(all.map(({ turn }) => turn))],
    optional: all.every(({ label }) => label.optional),
  }));
}

function slotOf(slot: string, { bant }: LabelledTalk): { status: Status | null; statusAlso: Status[] } {
  const [status, ...also] = (bant.get(slot) ?? []).filter((one) => one !== 'null') as Status[];
  return { status: status ?? null, statusAlso: also };
}

/** A turn that tempts and holds nothing right of its kind. */
function trapsOf(marked: readonly Marked[]): Gold['mustNotAppear'] {
  const kinds = { D: 'decision', A: 'actionItem' } as const;
  return marked.flatMap(({ label, turn, text }) => {
    const kind = kinds[label.kind as keyof typeof kinds];
    const right = marked.some((one) => one.turn === turn && one.label.kind === label.kind && !one.label.wrong);
    return label.wrong && kind && !right ? [{ kind, about: text.trim(), keywords: [], unless: [], turns: [turn] }] : [];
  });
}

/** Figures that have no weight for the deal, or that were put right, and are right nowhere else in the talk. */
function wrongAmountsOf(marked: readonly Marked[]): Gold['mustNotAppear'] {
  const right = new Set(amountsOf(marked).map(({ value }) => value));
  return marked.flatMap(({ label: { kind, wrong, values }, text }) =>
    wrong && kind === '$' && !right.has(Number(values[0]))
      ? [
          {
            kind: 'amount',
            about: text.trim(),
            keywords: [],
            unless: [],
            value: Number(values[0]),
            unit: values[1] ?? '',
          },
        ]
      : [],
  );
}
