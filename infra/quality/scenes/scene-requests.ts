import type { LabelledTalk } from '../talks/talk.ts';
import { numberOf, type Scene } from './scene.ts';

/** What is said before a scene begins. */
type Opening = Pick<LabelledTalk, 'turns' | 'people'>;

const openingTurns = 34;
/** A talk is taken up to where its own people begin to arrange. */
const quietTurns = openingTurns + 2;

/** The beginnings of talks, in which nobody arranges anything; talks of author c are kept out of what may be learnt from. */
function openingsOf(talks: readonly LabelledTalk[], language: Scene['language']): readonly Opening[] {
  return talks.flatMap((talk) => {
    if (talk.language !== language || talk.id.startsWith(`${language}-c`) || talk.turns.length < quietTurns) return [];
    const arranged = talk.turns.findIndex(({ pieces }) =>
      pieces.some(({ labels }) => labels.some(({ kind, wrong }) => kind === 'N' && !wrong)),
    );
    if (arranged >= 0 && arranged <= quietTurns) return [];
    return [{ people: talk.people, turns: talk.turns.slice(0, openingTurns) }];
  });
}

/** A body for create-minutes: the scene behind a talk that the first people of its sides have had so far. */
function requestOf(scene: Scene, opening: Opening | undefined): unknown {
  const { id, startedAt, timeZone, language, participants, turns } = scene;
  const sideOf = new Map(opening?.people.map((person) => [person.name, person.side]));
  const speakerOf = (own: Opening['people'][number]['side']) =>
    (participants.find((one) => one.side === own) ?? participants[0])?.name;
  const before = (opening?.turns ?? []).map(({ speaker, text }) => ({
    speaker: speakerOf(sideOf.get(speaker) ?? 'internal'),
    text,
  }));
  return {
    meeting: { id, startedAt, timeZone, language },
    participants,
    transcript: { turns: [...before, ...turns] },
  };
}

const stride = 7;

/** Each scene of a list with the request it makes; neighbours have other talks before them, and every round puts others there. */
export function requestsOf(
  scenes: readonly Scene[],
  talks: readonly LabelledTalk[],
  round = 0,
): readonly { readonly scene: Scene; readonly request: unknown }[] {
  const openings = { en: openingsOf(talks, 'en'), ja: openingsOf(talks, 'ja') };
  return scenes.map((scene) => {
    const own = openings[scene.language];
    return { scene, request: requestOf(scene, own[((numberOf(scene) - 1) * stride + round) % own.length]) };
  });
}
