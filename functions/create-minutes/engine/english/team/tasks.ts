import { wordClass } from '../clause/word-class.ts';

/** Who has to do it, as grammar has it. */
export type Doer = 'speaker' | 'addressee' | 'named' | 'all';

export interface Task {
  /** From the verb on, as said. */
  readonly deed: string;
  readonly doer: Doer;
  readonly name: string | undefined;
  /** How sure the wording makes it, 2 being a plain promise. */
  readonly weight: number;
}

/** Verbs of deeds that are typically given out; the rest must be said plainly ahead. */
const verbs =
  'send|e-?mail|mail|forward|share|draft|write|type|prepare|put|set up|schedule|book|arrange|organi[sz]e|invite|call|ring|phone|contact|consult|reach out|get back|follow up|come up|check|confirm|verify|look|find|figure out|research|investigate|explore|review|read|test|try|talk|speak|ask|discuss|run|update|revise|change|fix|add|include|create|make|build|design|specify|construct|work|provide|give|bring|get|deliver|submit|file|sign|order|buy|upload|post|publish|document|summari[sz]e|present|introduce|connect|loop|sort out|take|handle|circulate|think about|collect|gather|compile|finali[sz]e|complete|finish|redline|raise|issue|pencil|implement|install|configure|approve|start|evaluate|do|decide|define|go (?:through|over|away)|keep|focus|develop|compare|measure|analy[sz]e|plan|produce|hear|meet';
const adverbs =
  '(?:(?:also|just|then|probably|definitely|actually|personally|please|go ahead and|try to|make sure to|be able to|have to|need to|want to) )*';
const deed = `${adverbs}(?<deed>(?:${verbs})\\b.*|be (?:\\w+ing)\\b.*)`;
/** A capital does not make these a name. */
const notNames =
  '(?!(?:I|We|You|They|He|She|It|That|This|These|Those|There|So|And|But|Or|If|What|Who|Which|Where|When|How|Then|Well|Okay|Yeah|Yes|No|Maybe|Also|Because|Next|Now|Everyone|Everybody|People|Somebody|Someone)\\b)';
const name = `${notNames}(?<name>(?:[Tt]he )?\\p{Lu}[\\p{L}.-]*(?: \\p{Lu}[\\p{L}.-]*){0,2}),?(?: over)?(?: here)?,?`;
const shall =
  '(?:will|is going to|should|needs to|has to|can you|could you|would you|you will|you are going to|you can|you could|you should|you have to|are you going to)';

const patterns: readonly (readonly [says: RegExp, doer: Doer, weight: number])[] = [
  [new RegExp(`(?<![\\p{L}'])${name} ${shall} (?!not )${deed}`, 'u'), 'named', 1.8],
  [new RegExp(`\\bI (?:will|am going to|shall) (?!not )${deed}`, 'i'), 'speaker', 2],
  [
    /\blet me (?<deed>(?:go back and check|check with|ask|get back|take that|find out|look into|talk to)\b.*)/i,
    'speaker',
    1.8,
  ],
  [
    /\bI can (?<deed>(?:send|set up|share|provide|prepare|draft|forward|write up|arrange|e-?mail)\b.*)/i,
    'speaker',
    1.6,
  ],
  [new RegExp(`\\bI (?:can|could|need to|have to|must) (?!not )${deed}`, 'i'), 'speaker', 1],
  [new RegExp(`\\b(?:can|could|would|will) you (?!not )${deed}`, 'i'), 'addressee', 1.6],
  [new RegExp(`\\bplease ${deed}`, 'i'), 'addressee', 1.6],
  [new RegExp(`\\bI (?:would )?(?:want|need|like) you (?:guys |two )?to ${deed}`, 'i'), 'addressee', 1.6],
  [
    /\byou (?:two |guys )?(?:will|are going to|have to) (?!not )(?<deed>(?:be )?work(?:ing)? (?:together|on)\b.*)/i,
    'addressee',
    1.6,
  ],
  [
    new RegExp(`\\byou (?:two |guys )?(?:will|are going to|need to|should|can|could|have to) (?!not )${deed}`, 'i'),
    'addressee',
    0.8,
  ],
  [
    /\bwe (?:will|are going to) (?!not )(?<deed>(?:get back|send|e-?mail|follow up|share|prepare|draft|check|schedule|set up|look into|provide|arrange)\b.*)/i,
    'speaker',
    1.6,
  ],
  [new RegExp(`\\bwe (?:will|are going to|need to|have to|must|should|ought to) (?!not )${deed}`, 'i'), 'all', 0.6],
];

/** Reads what a sentence (with its short forms written out) gives somebody to do; undefined when nothing. */
export function readTask(said: string): Task | undefined {
  for (const [says, doer, weight] of patterns) {
    const { deed: found, name: who } = says.exec(said)?.groups ?? {};
    if (found !== undefined && !isDuringMeeting(found)) return { deed: withoutGerund(found), doer, name: who, weight };
  }
  return undefined;
}

const duringMeeting =
  /^do (?:is|was|that|it|this)\b|^come in\b|\b(?:share my screen|call (?:this|it|the meeting)|wrap (?:this|it|things)|close the meeting|take (?:off )?(?:the|my|your|these) (?:mics?|microphones?|headsets?)|go first|be (?:quick|brief|honest|back)|come (?:back )?to (?:that|it|this)|start (?:with|by|off)|go (?:over|back|on|ahead with)|show you|tell you|(?<!\bwho (?:would|will|can|could) )(?:say|explain)|walk you|move on|give you (?:an|a|the) (?:example|idea|overview|background)|look at (?:this|that|the (?:screen|slide|next))|read (?:the|your|my|out|them|it)|do (?:the|my) digits|turn (?:it|this)|try to (?:explain|be|say)|do (?:it|that|this|so)$|get (?:a|the) (?:idea|feeling|sense|point)|get to (?:that|it)|ask (?:you|a question|one)|add (?:to that|one thing)|make (?:a point|sense|sure)$|find (?:that|it) (?:is|hard|very)|think about (?:it|that)$|take (?:your time|it)|put it (?:this|that) way)\b/i;

/** Whether a deed is done at once and in the room: nobody takes it home. */
export function isDuringMeeting(deedSaid: string): boolean {
  return duringMeeting.test(deedSaid);
}

/** "be working on the design" -> "work on the design" */
export function withoutGerund(deedSaid: string): string {
  return deedSaid.replace(/^be (\w+?)ing\b/i, (_, stem: string) => {
    if (/(?:tt|nn|gg|pp)$/.test(stem)) return stem.slice(0, -1);
    const withE = /(?:mak|writ|prepar|creat|arrang|shar|provid|tak|giv|com|evaluat|explor|schedul|updat|compil)$/;
    return withE.test(stem) || (!isBase(stem) && isBase(`${stem}e`)) ? `${stem}e` : stem;
  });
}

function isBase(form: string): boolean {
  return wordClass(form) === 'base';
}
