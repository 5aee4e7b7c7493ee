import { type Doer, isDuringMeeting, type Task } from './tasks.ts';

/** What nobody is given to do: states, and what is done by talking. */
const noDeed =
  '(?!(?:not|never|be|been|have|has|had|know|see|say|said|like|want|need|mean|understand|remember|forget|feel|agree|hope|believe|guess|suppose|imagine|wait|stay|seem|love|hate|hear|receive|wonder|notice|recogni[sz]e|expect|afford|turn|press|push|hold|lose|become|happen|end|only|always|even)\\b)';
const adverbs =
  '(?:(?:also|just|then|probably|definitely|actually|basically|now|both|all|each|together|maybe|try to|go and|be able to|have to) )*';
const deed = `${adverbs}${noDeed}(?<deed>\\p{Ll}{2,}\\b.*)`;
const shall =
  '(?:will|shall|am going to|are going to|is going to|have to|has to|need to|needs to|must|(?:am|are|is) supposed to)';
const may = '(?:should|can|could|might|may|ought to)';
const you = 'you(?: two| guys| both| all)?';
/** An order begins its sentence; what one may be told to do is a closed list, for many a statement lost its subject. */
const ordered =
  'ask|check|send|draw|write|prepare|find|bring|make sure|look (?:at|into|for|up)|read|think about|think of|come up|work on|focus on|concentrate on|try to|take a look|have a look|talk to|speak to|e-?mail|put together|put down|collect|gather|fill (?:out|in)|finish|complete|explore|consider|discuss|follow up|set up|write up|report|compare|test|update|review|upload|share';

/** Surest first: within a team tasks are often given in words that could mean anything; the talk around them decides. */
const frames: readonly (readonly [says: RegExp, doer: Doer, weight: number])[] = [
  [new RegExp(`\\bI ${shall} ${deed}`, 'u'), 'speaker', 0.9],
  [new RegExp(`\\b${you} ${shall} ${deed}`, 'iu'), 'addressee', 0.5],
  [new RegExp(`^(?:(?:so|and|then|now|also|just|maybe),? )*(?<deed>(?:${ordered})\\b.*)`, 'iu'), 'addressee', 0.4],
  [
    new RegExp(
      `\\b${you} (?<deed>(?:do|work|get|make|take|think|look|prepare|write) (?:on|about|at|into|the|your|some|up)\\b.*)`,
      'iu',
    ),
    'addressee',
    0.3,
  ],
  [new RegExp(`\\bwe ${shall} ${deed}`, 'iu'), 'all', 0.3],
  [new RegExp(`\\bI ${may} ${deed}`, 'u'), 'speaker', 0.3],
  [new RegExp(`\\b${you} ${may} ${deed}`, 'iu'), 'addressee', 0.2],
  [new RegExp(`\\b(?:we ${may}|shall we|let us) ${deed}`, 'iu'), 'all', 0.2],
];

/** What is shown, told or put away in the room, beside what any meeting has of that (`isDuringMeeting`). */
const inTheRoom =
  /^(?:(?:just|now|then|also|quickly|first) )*(?:(?:talk|speak)(?: (?:to you|a (?:little )?bit|briefly|shortly|quickly))* about|briefly|quickly|(?:go|get) (?:in)?to the|go (?:a?round|through|first)|(?:rub|wipe|cross|scratch) (?:off|out|it|that|this)|erase|draw\b(?!.*\bfor the next\b)|write (?:(?:some stuff|it|that|this|them|these) (?:down|up)|[^.]*\bon the (?:white)?board)|(?:put|move|take|pull) (?:it|this|that|them|these|everybody|everyone|all) (?:back|away|off|out)|finish (?:up|off) with|keep (?:this|it) (?:short|brief)|present (?:you|them|it|this)|give (?:you|them|it) (?:an? )?(?:overview|summary|idea|trend)|(?:get|try) (?:this|that|it) [^.]*\bto work|(?:restore|open|close|save|minimi[sz]e|maximi[sz]e) (?:this|that|it|(?:my|their|the) (?:desktop|screen|window|presentation))|work between)\b/i;

/** Whether a task of a team is done before people leave the room: "write it on the board", "keep this short". */
export function isInTheRoom(deedSaid: string): boolean {
  return inTheRoom.test(deedSaid);
}

/** "Get specific instructions from your coach", "get more information by email": it comes by itself. */
const received =
  /^(?:get|getting|receiv(?:e|ing)|hav(?:e|ing))\b(?!(?: [\p{L}’'-]+){1,3} (?:back|out|ready)\b)(?: [\p{L}’'-]+){0,4} (?:instructions?|information|e-?mail(?:s|ed)?)\b/iu;

/** Whether somebody has nothing to do for it. */
export function isOnlyReceived(deedSaid: string): boolean {
  return received.test(deedSaid);
}

/** Reads what a sentence of a team (with its short forms written out) may give somebody to do, beyond plain promises. */
export function readTeamTask(said: string): Task | undefined {
  for (const [says, doer, weight] of frames) {
    const found = says.exec(said)?.groups?.deed;
    if (found !== undefined && !isDuringMeeting(found)) return { deed: found, doer, name: undefined, weight };
  }
  return undefined;
}
