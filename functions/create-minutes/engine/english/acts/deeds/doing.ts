import { readOnceFor } from '../../../read-once.ts';
import { assignedIn } from './assigned.ts';
import type { Clause } from '../clause.ts';
import type { Doing } from './deed-at.ts';
import type { Directory } from '../directory.ts';
import { requestAt } from './requests.ts';
import { subjectAt } from './subjects.ts';
import { withThingFirst } from '../tasks/thing-first.ts';
import { tokensOf } from './tokens.ts';

/** Reads what the clause gives somebody to do; undefined when nothing. The first wording that does so counts. */
export function doingIn({ said, asks }: Clause, people: Pick<Directory, 'isName'>): Doing | undefined {
  return asks ? askedIn(said, people) : toldIn(said, people);
}

const askedIn = readOnceFor((said: string, people: Pick<Directory, 'isName'>) => read(said, true, people));
const toldIn = readOnceFor((said: string, people: Pick<Directory, 'isName'>) => read(said, false, people));

function read(said: string, asks: boolean, { isName }: Pick<Directory, 'isName'>): Doing | undefined {
  const tokens = tokensOf(said);
  const calledByName = /^\p{L}+,/u.test(said) && isName(tokens.word(0), tokens.said(0));
  for (let i = 0; i < tokens.length; i++) {
    const found = requestAt(tokens, i, calledByName) ?? subjectAt(tokens, i, isName, asks);
    if (found) return withThingFirst(found, said);
  }
  return asks ? undefined : assignedIn(said);
}
