/** Told once for each position, however often it is asked for. */
export function onceEach<Told>(tell: (at: number) => Told): (at: number) => Told {
  const known = new Map<number, { readonly told: Told }>();
  return (at) => {
    const kept = known.get(at) ?? { told: tell(at) };
    known.set(at, kept);
    return kept.told;
  };
}
