import type { Draft, DraftItem } from '../engine/draft.ts';
import type { Amount, Competitor, Concession } from '../minutes/facts.ts';
import type { Framework, FrameworkSlot } from '../minutes/framework.ts';
import type { Item } from '../minutes/item.ts';
import type { Claim } from './check.ts';

export interface KeptFacts {
  readonly amounts: readonly Amount[];
  readonly competitors: readonly Competitor[];
  readonly concessions: readonly Concession[];
  readonly framework: Framework | null;
}

type Keep = <Kind extends Claim>(section: string, claims: readonly Kind[]) => readonly Kind[];

/** Figures, names and slots that the transcript bears out; a slot whose words are not there counts as not discussed. */
export function keepFacts(
  {
    amounts,
    competitors,
    concessions,
    framework,
  }: Pick<Draft, 'amounts' | 'competitors' | 'concessions' | 'framework'>,
  item: (draft: DraftItem) => Item,
  keep: Keep,
): KeptFacts {
  return {
    amounts: keep(
      'amounts',
      amounts.map(({ spans, unit, tax, side, ...rest }) => ({
        ...item({ text: rest.text, spans }),
        value: rest.value,
        unit: unit ?? null,
        per: rest.per,
        tax: tax ?? null,
        kind: rest.kind,
        status: rest.status,
        side: side ?? null,
      })),
    ),
    competitors: keep(
      'competitors',
      competitors.map((found) => ({ ...item(found), name: found.name, relation: found.relation })),
    ),
    concessions: keep(
      'concessions',
      concessions.map((found) => ({
        ...item(found),
        side: found.side ?? null,
        condition: found.condition ?? null,
        status: found.status,
      })),
    ),
    framework: framework ? keepSlots(framework, item, keep) : null,
  };
}

function keepSlots(slots: NonNullable<Draft['framework']>, item: (draft: DraftItem) => Item, keep: Keep): Framework {
  return Object.fromEntries(
    slots.map((drafted): [string, FrameworkSlot] => {
      const { slot, status, nextQuestion } = drafted;
      const [kept] = drafted.spans.length > 0 ? keep('framework', [item(drafted)]) : [];
      return [
        slot,
        {
          status: kept || status === 'askedUnanswered' ? status : 'notDiscussed',
          value: kept?.text ?? null,
          nextQuestion: nextQuestion ?? null,
          evidence: kept?.evidence ?? [],
        },
      ];
    }),
  );
}
