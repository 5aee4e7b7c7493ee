import { taskOf } from '#functions/create-minutes/engine/english/actions.ts';
import { openMatter } from '#functions/create-minutes/engine/english/questions.ts';
import { type Forms, tellFeatures } from '#functions/create-minutes/engine/english/rank/features.ts';
import { type Kind, lengthPrior } from '#functions/create-minutes/engine/english/rank/ranker.ts';
import { readSurroundings, type Surroundings } from '#functions/create-minutes/engine/english/rank/surroundings.ts';
import { english } from '#functions/create-minutes/engine/english/language.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { readMeeting as readTurns } from '#functions/create-minutes/engine/rules.ts';
import type { Sentence } from '#functions/create-minutes/engine/sentence.ts';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { labellers } from './labels.ts';
import type { Sample } from './sample.ts';

/** A sentence as the ranker sees it, and how far it is of each kind. */
export interface Traits {
  readonly traits: readonly string[];
  readonly prior: number;
  readonly labels: Readonly<Record<Kind, number | undefined>>;
}

export function readMeeting(sample: Sample): readonly Traits[] {
  const turns = sample.turns.map(({ speaker, text }) => ({ speaker: speaker ?? undefined, text }));
  const transcript = readTranscript({ turns }, 'auto');
  const { meeting } = readTurns(
    transcript.turns,
    findPeople(transcript.turns, []),
    { day: undefined, time: undefined, timeZone: undefined },
    english.reader,
  );
  const around = readSurroundings(meeting);
  const label = labellers(sample, meeting);
  const prior = lengthPrior(meeting.sentences.length);
  return meeting.sentences
    .filter(({ terms }) => terms.length > 0)
    .map((sentence) => {
      const forms = { task: taskOf(sentence, meeting), matter: openMatter(sentence, meeting) };
      return {
        traits: traitsOf(sentence, forms, meeting, around),
        prior,
        labels: {
          summary: label.summary?.(sentence, forms),
          decisions: label.decisions?.(sentence, forms),
          actionItems: label.actionItems?.(sentence, forms),
          openQuestions: label.openQuestions?.(sentence, forms),
        },
      };
    });
}

function traitsOf(...sentence: [Sentence, Forms, Meeting, Surroundings]): readonly string[] {
  const names: string[] = [];
  tellFeatures(...sentence, (name, other) => names.push(other === undefined ? name : `${name}&${other}`));
  return names;
}
