import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '#functions/create-minutes/engine/language.ts';
import { findPeople, type Person } from '#functions/create-minutes/engine/people.ts';
import type { Sentence } from '#functions/create-minutes/engine/sentence.ts';
import { readSentences } from '#functions/create-minutes/engine/sentences.ts';
import { tellManner } from '#functions/create-minutes/engine/sides/manner-features.ts';
import { mostSentences } from '#functions/create-minutes/engine/sides/manner.ts';
import { prepareTranscript } from '#functions/create-minutes/prepare.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import { readSamples } from '../sample.ts';
import { readSalesCases } from '../sales/gold.ts';
import { groupOf } from '../talks/groups.ts';
import { readTalks } from '../talks/talk.ts';

/** A meeting as sides are learnt from it. */
export interface SidedMeeting {
  readonly id: string;
  readonly code: 'en' | 'ja';
  /** Meetings of one group are left out together: those of one author. */
  readonly group: string;
  /** Whether a seller and a customer meet. */
  readonly sale: boolean;
  readonly title: string | undefined;
  readonly people: readonly Person[];
  readonly sentences: readonly Sentence[];
  /** In the order of the sentences. */
  readonly features: readonly (readonly string[])[];
}

/** @param neither folders of meetings without sides: of the evaluation, or of texts */
export function readMeetings(talks: string, cases: string, neither: readonly string[]): readonly SidedMeeting[] {
  return [
    ...readTalks(talks).map(({ id, request }) => meetingOf(id, request, groupOf(id), true)),
    ...readSalesCases(cases).map(({ gold, request }) => meetingOf(gold.id, request, groupOf(gold.id), true)),
    ...neither.flatMap(withoutSides),
  ];
}

function withoutSides(folder: string): readonly SidedMeeting[] {
  const texts = readdirSync(folder).filter((name) => name.endsWith('.txt') && !name.startsWith('LICENSE'));
  const written = texts.sort().map((name) => {
    const [id = ''] = name.split('.');
    const body = { transcript: readFileSync(join(folder, name), 'utf8'), meeting: { language: id.slice(0, 2) } };
    return meetingOf(id, body, `neither ${Number(id.slice(-2)) % 5}`, false);
  });
  const recorded = [...readSamples(folder)].flatMap(([set, samples]) =>
    samples.map(({ id, language, turns }) => {
      const body = { transcript: { turns }, meeting: { language } };
      return meetingOf(id, body, `neither ${Number(/\d/.exec(id)?.[0] ?? 0) % 5}`, set.startsWith('sales'));
    }),
  );
  return [...written, ...recorded];
}

function meetingOf(id: string, body: unknown, group: string, sale: boolean): SidedMeeting {
  const request = minutesRequest.parse(body);
  const { turns } = prepareTranscript(request, undefined).transcript;
  const people = findPeople(turns, request.participants);
  const { reader, learned } = languageOf(request, turns);
  const sentences = readSentences(turns, reader).sentences.slice(0, mostSentences);
  const names = learned.lexicon.namesOf(people);
  const features = sentences.map(({ raw }) => {
    const told = new Set<string>();
    tellManner(raw, names, learned.lexicon, (feature) => told.add(feature));
    return [...told];
  });
  return { id, code: reader.code, group, sale, title: request.meeting.title ?? undefined, people, sentences, features };
}
