import type { Acts } from '../draft.ts';
import type { Meeting } from '../meeting.ts';

const fewest = 3;

/** Whether nothing tells two sides: three people and more, none of them on a side. */
export function isTeam({ people }: Meeting): boolean {
  const present = people.filter(({ speaker }) => speaker !== undefined);
  return present.length >= fewest && present.every(({ side }) => side === undefined);
}

/** Whether a team talks among its own, and its transcript keeps the sounds of speech: what is settled is then hardly ever said outright. */
export function isSpokenTeam(meeting: Meeting): boolean {
  return isTeam(meeting) && isUttered(meeting);
}

/** Of such talk the lists are what people would likeliest have noted, and nobody objects to a customer's or a vendor's offer. */
export function asOfTeam(acts: Acts, meeting: Meeting): Acts {
  return isSpokenTeam(meeting) ? { ...acts, objections: [], areGuessed: true } : acts;
}

const heard =
  /(?:^|[、。\s])(?:あー|えー+|うー+ん?|えーと|えっと|あのー|んー|ふむ|うん|ええと|あの|その)(?=[、。\s]|$)/gu;
/** Of corpora that keep every sound 1.4 in a hundred characters are one and more, of talks written for readers 0.7 at most. */
const hesitantShare = 0.01;

function isUttered({ turns }: Meeting): boolean {
  let characters = 0;
  let sounds = 0;
  for (const { text } of turns) {
    characters += text.length;
    sounds += text.match(heard)?.length ?? 0;
  }
  return sounds > hesitantShare * characters;
}
