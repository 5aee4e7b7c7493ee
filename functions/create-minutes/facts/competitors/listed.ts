import type { FoundName } from './names.ts';

const joint = /^(?:,|,? (?:and|or|versus|vs\.?)|\/|、|と|や|か|とか|、あと)\s*(?:the |maybe |perhaps |also )?$/i;

/** Names said in one breath share what is said before the first and after the last: "Asked Ada and Bo for a quote". */
export function withLists(names: readonly FoundName[], text: string): readonly (FoundName & Listed)[] {
  const joined = names.map((name, i) => i > 0 && joint.test(text.slice(names[i - 1]?.end, name.start)));
  return names.map((name, i) => {
    let [from, to] = [i, i];
    while (joined[from]) from--;
    while (joined[to + 1]) to++;
    return { ...name, first: names[from]?.start ?? name.start, last: names[to]?.end ?? name.end };
  });
}

/** Where the list begins and ends that a name is in. */
interface Listed {
  readonly first: number;
  readonly last: number;
}
