import { english } from '#functions/create-minutes/engine/english/language.ts';
import { formsOf, type Kind } from '#functions/create-minutes/engine/english/rank/ranker.ts';
import { tellTraits } from '#functions/create-minutes/engine/english/rank/traits.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { readMeeting as readTurns } from '#functions/create-minutes/engine/read-meeting.ts';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { labellers } from './labels.ts';
import type { Sample } from './sample.ts';

/** A sentence as the ranker sees it, and how far it is of each kind. */
export interface Traits {
  readonly traits: ReadonlyMap<string, number>;
  readonly labels: Readonly<Record<Kind, number | undefined>>;
}

/** A meeting of which nothing but the turns is known. */
export function readTeamMeeting(sample: Sample): Meeting {
  const turns = sample.turns.map(({ speaker, text }) => ({ speaker: speaker ?? undefined, text }));
  const transcript = readTranscript({ turns }, 'auto');
  const people = findPeople(transcript.turns, []);
  const when = { day: undefined, time: undefined, timeZone: undefined };
  return readTurns(transcript.turns, people, when, english.reader).meeting;
}

export function readMeeting(sample: Sample): readonly Traits[] {
  const meeting = readTeamMeeting(sample);
  const label = labellers(sample, meeting);
  const forms = meeting.sentences.map((sentence) => formsOf(sentence, meeting));
  const traits = meeting.sentences.map(() => new Map<string, number>());
  tellTraits(meeting, forms, (index, trait, amount) => amount > 0 && traits[index]?.set(trait, amount));
  return meeting.sentences.flatMap((sentence, i) => {
    const own = forms[i];
    if (sentence.terms.length === 0 || !own) return [];
    const labels = {
      summary: label.summary?.(sentence, own),
      decisions: label.decisions?.(sentence, own),
      actionItems: label.actionItems?.(sentence, own),
      openQuestions: label.openQuestions?.(sentence, own),
    };
    return [{ traits: traits[i] ?? new Map(), labels }];
  });
}
