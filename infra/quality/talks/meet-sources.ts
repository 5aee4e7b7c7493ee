import { hearRemarks } from '#functions/create-minutes/engine/classifier/hear.ts';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import { nothingAnnotated, readSalesCases } from '../sales/gold.ts';
import { readScenes, type Scene } from '../scenes/scene.ts';
import { requestsOf } from '../scenes/scene-requests.ts';
import { type Example, exampleOf, exampleOfCase } from './examples.ts';
import { heardLeftOut } from './heard-left-out.ts';
import { readTalks } from './talk.ts';

/** A talk, and when its sides meet next in the eyes of careful people. */
export interface Arranged {
  readonly id: string;
  readonly talk: Talk;
  readonly meeting: Meeting;
  readonly ruled: Acts['nextMeeting'];
  readonly next: readonly Scene['next'][];
}

/** Talks that are put before each scene, so that nothing is learnt of what comes before. */
const openings = 4;

/** Talks of one language but for those of author c, which are there to measure, annotated meetings, and scenes. */
export function arrangedIn(
  folders: Readonly<Record<'talks' | 'cases' | 'scenes', string>>,
  code: 'en' | 'ja',
): readonly Arranged[] {
  const labelled = readTalks(folders.talks);
  const own = labelled.filter(({ id }) => id.startsWith(`${code}-`) && !id.startsWith(`${code}-c`)).map(exampleOf);
  const annotated = readSalesCases(folders.cases).filter(({ gold }) => gold.language === code);
  const examples = [...own, ...annotated.map(exampleOfCase)];
  const heard = heardLeftOut(examples, ['appointment', 'action']);
  const ends = readScenes(folders.scenes).filter(({ language }) => language === code);
  return [
    ...examples.map((example, i) => ofExample(example, heard[i] ?? example.talk)),
    ...Array.from({ length: openings }, (_, round) => requestsOf(ends, labelled, round).map(ofScene)).flat(),
  ];
}

function ofExample({ id, meeting, acts, gold }: Example, talk: Talk): Arranged {
  return { id, talk, meeting, ruled: acts.nextMeeting, next: [gold.nextMeeting] };
}

/** A scene has no labels but its end; what its remarks do is told by the stored model, which has not seen it. */
function ofScene({ scene, request }: ReturnType<typeof requestsOf>[number]): Arranged {
  const { meeting, talk, acts, language } = exampleOfCase({ request, gold: { ...nothingAnnotated, ...scene } });
  const { lexicon, linear } = language.learned;
  const odds = hearRemarks(talk.remarks, meeting.people, lexicon, linear());
  return {
    id: scene.id,
    meeting,
    talk: { ...talk, odds },
    ruled: acts.nextMeeting,
    next: [scene.next, ...scene.nextAlso],
  };
}
