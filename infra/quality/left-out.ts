import type { Sample } from './sample.ts';

/** So many letters of a meeting's name tell its series: the four meetings of one team are left out together. */
const seriesLetters = 6;

/** The meetings without every so-manieth series: `0/3` leaves the first, the fourth and so on out; all of them without an order. */
export function withoutFold(all: readonly Sample[], order: string | undefined): readonly Sample[] {
  const [fold, folds] = (order ?? '0/0').split('/').map(Number);
  const series = [...new Set(all.map(seriesOf))].sort();
  return all.filter((sample) => !folds || series.indexOf(seriesOf(sample)) % folds !== fold);
}

function seriesOf({ id }: Sample): string {
  return id.slice(0, seriesLetters);
}
