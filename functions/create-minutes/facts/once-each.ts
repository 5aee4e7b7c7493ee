/** Told once for each position, however often it is asked for. */
export function onceEach<Told>(tell: (at: number) => Told): (at: number) => Told {
  const known = new Map<number, Told>();
  return (at) => {
    const told = known.get(at) ?? tell(at);
    known.set(at, told);
    return told;
  };
}
