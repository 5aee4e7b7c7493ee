import type { DraftAmount, DraftItem } from '../../../draft.ts';
import { wordClass } from '../../clause/word-class.ts';
import { counting } from '../../topic-signs.ts';

/** What a figure is, by the kind of its amount. */
const names: Readonly<Record<DraftAmount['kind'], string | undefined>> = {
  price: 'Price',
  discount: 'Discount',
  budget: 'Budget',
  cost: 'Cost',
  volume: 'Number',
  other: undefined,
};
const empty: ReadonlySet<string> = new Set(
  'half quarter fine done good okay ok final brilliant lovely great deal then so plus hundred thousand grand quid euro euros pound pounds dollar dollars percent cent cents pence it is that yes'.split(
    ' ',
  ),
);
const emptyClasses: ReadonlySet<string> = new Set([
  'article',
  'determiner',
  'preposition',
  'conjunction',
  'pronoun',
  'finite',
  'adverb',
]);

/** Says nothing but figures: "Twenty-five fifty." */
export function isBareFigure(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu) ?? [];
  return (
    words.some((word) => /^\d/.test(word) || counting.test(word.replace(/[.,]+$/, ''))) &&
    words.every((word) => {
      const plain = word.replace(/[.,]+$/, '');
      return /^\d/.test(plain) || counting.test(plain) || empty.has(plain) || emptyClasses.has(wordClass(plain));
    })
  );
}

/** A choice that is told by its figure alone, with what the figure is: "Price: twenty-five fifty." */
export function tellFigures<Choice extends DraftItem>(
  choices: readonly Choice[],
  amounts: readonly DraftAmount[],
): readonly Choice[] {
  return choices.map((named) => {
    const choice = withShares(named, amounts);
    if (!isBareFigure(choice.text)) return choice;
    const turns = new Set(choice.spans.map(({ turn }) => turn));
    const of = amounts.filter(({ status, spans }) => status === 'agreed' && spans.some(({ turn }) => turns.has(turn)));
    const kinds = new Set(of.map(({ kind }) => names[kind]));
    const [name] = kinds;
    if (kinds.size !== 1 || name === undefined) return choice;
    return { ...choice, text: `${name}: ${choice.text.charAt(0).toLowerCase()}${choice.text.slice(1)}` };
  });
}

/** "Twelve, annual, paid up front" is twelve percent where that was talked of. */
function withShares<Choice extends DraftItem>(choice: Choice, amounts: readonly DraftAmount[]): Choice {
  const turns = new Set(choice.spans.map(({ turn }) => turn));
  const shares = amounts.filter(
    ({ unit, status, spans }) => unit === 'percent' && status === 'agreed' && spans.some(({ turn }) => turns.has(turn)),
  );
  const text = shares.reduce((told, { text: said, value }) => {
    const figure = said.replace(/ ?(?:per ?cent|%|points?).*$/iu, '').trim();
    const forms = [figure, String(value)].filter((form) => form !== '').map((form) => form.replace(/[.]/g, '\\.'));
    const bare = new RegExp(
      String.raw`(?<![\p{L}\p{N}.,$€£¥-]|\b(?:the|those|these|other|all|first|last|net) )(${forms.join('|')})(?![\p{L}\p{N}%-]|[.,]\p{N}|\s(?:per ?cent|%|\p{Ll}+s\b|hundred|thousand|an?\b|per\b|point|and an? (?:half|quarter)|to \p{L}))`,
      'iu',
    );
    return told.replace(bare, (number) => (/^\p{N}/u.test(number) ? `${number}%` : `${number} percent`));
  }, choice.text);
  return text === choice.text ? choice : { ...choice, text };
}
