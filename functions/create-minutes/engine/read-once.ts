/** Texts that one reading keeps: an hour of talk has some thousand sentences. */
const mostTexts = 10_000;
/** Things that one reading is given beside the text: the days, the people and the names of one meeting are few. */
const mostGiven = 24;
const memories: Pick<Map<unknown, unknown>, 'clear'>[] = [];

/**
 * Reads each text of a meeting once, however many rules ask for it. The reading may depend on nothing but the text, and whoever gets
 * it may not change it.
 */
export function readOnce<Told>(read: (text: string) => Told): (text: string) => Told {
  const memory = new Map<string, { readonly told: Told }>();
  memories.push(memory);
  return (text) => toldFrom(memory, text, read);
}

/** The same for a reading that depends on one thing more: a day, the people of the meeting. */
export function readOnceFor<Told, Given>(
  read: (text: string, given: Given) => Told,
): (text: string, given: Given) => Told {
  const memory = new Map<Given, Map<string, { readonly told: Told }>>();
  memories.push(memory);
  return (text, given) => {
    let ofGiven = memory.get(given);
    if (!ofGiven) {
      if (memory.size >= mostGiven) memory.clear();
      ofGiven = new Map();
      memory.set(given, ofGiven);
    }
    return toldFrom(ofGiven, text, (one) => read(one, given));
  };
}

/** Nothing of a meeting stays when its minutes are made. */
export function forgetReadings(): void {
  for (const memory of memories) memory.clear();
}

function toldFrom<Told>(
  memory: Map<string, { readonly told: Told }>,
  text: string,
  read: (text: string) => Told,
): Told {
  const known = memory.get(text);
  if (known) return known.told;
  const told = read(text);
  if (memory.size >= mostTexts) memory.clear();
  memory.set(text, { told });
  return told;
}
