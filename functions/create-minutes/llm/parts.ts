import type { z } from 'zod';
import { agreementsAnswer, concernsAnswer, summaryAnswer } from './schema.ts';

/** One question to the model. There are several, asked at once: a model takes as long as what it writes. */
export interface Part<Schema extends z.ZodType = z.ZodType> {
  /** The sections of the minutes that it writes. */
  readonly sections: readonly string[];
  readonly schema: Schema;
  readonly task: string;
  /** The shape, for servers that enforce no schema. */
  readonly shape: string;
}

const evidence = '"evidence": [{ "turn": "t12", "quote": "..." }]';

export const summaryPart: Part<typeof summaryAnswer> = {
  sections: ['summary', 'topics'],
  schema: summaryAnswer,
  task: `"summary": what somebody who was not there must know, most important first: what was wanted, what was offered, what was settled and
what stays open. One complete sentence for each item, {limit} in all.
"topics": what was talked about, in the order of the talk, at most eight. "title": three to seven words in sentence case, without numbers. "points": one to three sentences each.`,
  shape: `{ "summary": [{ "text": "...", ${evidence} }], "topics": [{ "title": "...", "points": [{ "text": "...", ${evidence} }] }] }`,
};

export const agreementsPart: Part<typeof agreementsAnswer> = {
  sections: ['decisions', 'actionItems'],
  schema: agreementsAnswer,
  task: `"decisions": what was settled by the end: proposed and accepted, or announced. Not what was only proposed, asked, wished for, refused or taken back.
"actionItems": what somebody promised to do after the meeting, or was asked to do and agreed to. "text" begins with the verb and leaves out the
person. "owner": the name of the person who will do it, as it stands in the list of people; null if that is not certain. "due": the words that say
until when, copied from a cited turn; null if none were said. Cite the words with which
that person takes it on, and the turn that names the day.`,
  shape: `{ "decisions": [{ "text": "...", ${evidence} }], "actionItems": [{ "text": "...", "owner": "..." or null, "due": "..." or null, ${evidence} }] }`,
};

export const concernsPart: Part<typeof concernsAnswer> = {
  sections: ['openQuestions', 'objections'],
  schema: concernsAnswer,
  task: `"openQuestions": questions on the matter that nobody could answer before the meeting ended. Cite first the turn that asks. Not
questions that were answered, nor polite ones.
"objections": doubts and resistance of the customer: price, risk, time, a competitor, missing functions. Cite first the turn that raises it.
"response": what the other side replied on the substance, in one sentence, and cite that turn too; null if nobody did.`,
  shape: `{ "openQuestions": [{ "text": "...", ${evidence} }], "objections": [{ "text": "...", "response": "..." or null, ${evidence} }] }`,
};
