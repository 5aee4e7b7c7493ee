import { isSameAmount } from './amounts.ts';
import type { Gold, GoldItem, Trap } from './gold.ts';
import { holdsAll, shareOf } from './keywords.ts';
import type { Pairs } from './pair.ts';
import type { Told, ToldMinutes } from './told.ts';

type ItemTrap = Extract<Trap, { kind: 'decision' | 'actionItem' }>;
type DueTrap = Extract<Trap, { kind: 'due' }>;

/** Whether the minutes say what the meeting only tempts one to write. */
export function isCaught(
  trap: Trap,
  told: ToldMinutes,
  gold: Gold,
  pairs: Readonly<Record<'decisions' | 'actionItems', Pairs>>,
): boolean {
  switch (trap.kind) {
    case 'amount':
      return told.amounts.some((amount) => isSameAmount(amount, trap));
    case 'due':
      return told.actionItems.some((one, i) => isDueTrap(trap, one, gold.actionItems[pairs.actionItems.get(i) ?? -1]));
    case 'decision':
      return told.decisions.some((one, i) => isItemTrap(trap, one, gold.decisions[pairs.decisions.get(i) ?? -1]));
    case 'actionItem':
      return told.actionItems.some((one, i) => isItemTrap(trap, one, gold.actionItems[pairs.actionItems.get(i) ?? -1]));
  }
}

/** `right` is the gold item the told one was paired with; a right wording may mention the trap. */
function isItemTrap(trap: ItemTrap, told: Told, right: GoldItem | undefined): boolean {
  const text = told.text || told.quotes;
  if (isExcused(text, trap) || (right && shareOf(text, right.keywords) >= 0.5)) return false;
  const restsOnIt = !right && told.turns.length > 0 && told.turns.every((turn) => trap.turns.includes(turn));
  return restsOnIt || (trap.keywords.length > 0 && holdsAll(text, trap.keywords));
}

/** A trap of a day without keywords holds for every task. */
function isDueTrap(trap: DueTrap, told: Told & { due: string | null }, right: GoldItem | undefined): boolean {
  if (told.due === null || !trap.dates.includes(told.due) || isExcused(told.text, trap)) return false;
  return holdsAll(told.text, trap.keywords) || (right !== undefined && holdsAll(right.text, trap.keywords));
}

const isExcused = (text: string, { unless }: Trap) => unless.some((word) => holdsAll(text, [word]));
