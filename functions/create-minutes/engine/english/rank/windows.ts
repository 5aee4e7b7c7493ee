/** Sentences before and after that make the surroundings of one. */
const reach = 6;

/** By sentence: the mean of a value over the sentences around it, itself left out. One pass, whatever the reach. */
export function meansAround(values: ArrayLike<number>): readonly number[] {
  let sum = 0;
  let count = 0;
  const move = (at: number, sign: 1 | -1) => {
    if (at < 0 || at >= values.length) return;
    sum += sign * (values[at] ?? 0);
    count += sign;
  };
  for (let at = 0; at < reach; at++) move(at, 1);
  const means: number[] = [];
  for (let at = 0; at < values.length; at++) {
    move(at + reach, 1);
    move(at - reach - 1, -1);
    means.push(count > 1 ? (sum - (values[at] ?? 0)) / (count - 1) : 0);
  }
  return means;
}

/** By sentence: the share of the sentences around it for which the test holds. */
export function shareAround<One>(all: readonly One[], test: (other: One, own: One) => boolean): readonly number[] {
  return all.map((own, at) => {
    const from = Math.max(0, at - reach);
    const to = Math.min(all.length, at + reach + 1);
    let count = 0;
    for (let i = from; i < to; i++) {
      const other = all[i];
      if (i !== at && other !== undefined && test(other, own)) count++;
    }
    return count / Math.max(1, to - from - 1);
  });
}
