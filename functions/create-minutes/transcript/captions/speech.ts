import { joinTexts } from '#shared/text/join-texts.ts';
import { requireAtMost } from '../limits.ts';
import { captionText } from '../markup.ts';
import type { People } from '../people.ts';
import type { Piece } from '../piece.ts';
import { type Label, parseLabel } from '../speaker.ts';
import { acceptedLabels } from '../accepted-labels.ts';
import type { Cue } from './cues.ts';

interface Line {
  readonly label: Label | undefined;
  readonly text: string;
}

/** A stretch of a cue that one person speaks. */
interface Stretch {
  readonly cue: Cue;
  /** From a voice tag, or from the identifier. */
  readonly voice: string | undefined;
  /** There is a voice tag, and no name in it. */
  readonly anonymous: boolean;
  readonly lines: readonly Line[];
}

const voiceTag = /<v(?:\.[^\s<>]{0,100})?(?:\s([^<>]{0,200}))?>/;
/** Webex writes `12 "Jane Doe" (1234567)` where others count. */
const namedId = /^\d{1,9}\s{1,4}"([^"]{0,200})"\s{0,4}(?:\(\d{0,20}\))?$/;

/**
 * Speakers come from voice tags or `Name: ` at the head of a line. A cue without either goes on with the last speaker,
 * but where most cues have voice tags: those hold for one cue, and what has none was said by nobody known.
 */
export function toPieces(cues: readonly Cue[], people: People): readonly Piece[] {
  const stretches = cues.flatMap((cue) => stretchesOf(cue, people));
  const accepted = acceptedLabels(
    stretches.flatMap(({ voice, lines }) => (voice ? [] : lines.map(({ label }) => label))),
    people,
  );
  const pieces: Piece[] = [];
  const areVoiced = stretches.filter(({ voice }) => voice).length * 2 > stretches.length;
  let last: string | undefined;
  for (const { cue, voice, anonymous, lines } of stretches) {
    const place = { start: cue.start, end: cue.end, at: cue.at, until: cue.until };
    let [speaker, texts]: [string | undefined, string[]] = [voice ?? (anonymous || areVoiced ? undefined : last), []];
    const close = () => {
      if (texts.length > 0) pieces.push({ ...place, speaker, text: joinTexts(texts) });
    };
    for (const { label, text } of lines) {
      if (!voice && label && accepted(label)) {
        close();
        [speaker, texts] = [label.speaker, [label.text]];
      } else texts.push(text);
    }
    close();
    last = speaker ?? last;
  }
  return pieces;
}

function stretchesOf(cue: Cue, people: People): readonly Stretch[] {
  const [before = '', ...tagged] = cue.payload.join('\n').split(voiceTag);
  requireAtMost('entries', tagged.length);
  const stretches: Stretch[] = [];
  if (before.trim() || tagged.length === 0) stretches.push(untagged(cue, before, people));
  for (let i = 0; i + 1 < tagged.length; i += 2) {
    const voice = captionText(tagged[i] ?? '').slice(0, 200) || undefined;
    const lines = linesOf(tagged[i + 1] ?? '').map((text) => ({ label: undefined, text }));
    stretches.push({ cue, voice, anonymous: !voice, lines });
  }
  return stretches;
}

function untagged(cue: Cue, payload: string, people: People): Stretch {
  const id = namedId.exec(cue.id.slice(0, 300));
  const voice = id?.[1]?.trim() || undefined;
  const lines = linesOf(payload).map((text) => ({ label: parseLabel(text, people), text }));
  return { cue, voice, anonymous: Boolean(id) && !voice, lines };
}

/** Marks of a change of speaker, as broadcasters write them, are no words. */
function linesOf(markup: string): readonly string[] {
  return markup.split('\n').map((line) => captionText(line).replace(/^>{2,3}\s*/, ''));
}
