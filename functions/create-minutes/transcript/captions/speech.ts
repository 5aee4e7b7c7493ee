import { requireAtMost } from '../limits.ts';
import { captionText } from '../markup.ts';
import type { People } from '../people.ts';
import type { Piece } from '../piece.ts';
import { type Label, parseLabel } from '../speaker.ts';
import { acceptedLabels } from '../accepted-labels.ts';
import { joinTexts } from '../join.ts';
import type { Cue } from './cues.ts';

interface Line {
  readonly label: Label | undefined;
  readonly text: string;
}

/** A stretch of a cue that one person speaks. */
interface Stretch {
  readonly cue: Cue;
  /** From a voice tag. */
  readonly voice: string | undefined;
  readonly lines: readonly Line[];
}

const voiceTag = /<v(?:\.[^\s<>]{0,100})?[\s]+([^<>]{1,200})>/;

/** Speakers come from voice tags or `Name: ` at the head of a line; a cue without either goes on with the last speaker. */
export function toPieces(cues: readonly Cue[], people: People): readonly Piece[] {
  const stretches = cues.flatMap((cue) => stretchesOf(cue, people));
  const accepted = acceptedLabels(
    stretches.flatMap(({ voice, lines }) => (voice ? [] : lines.map(({ label }) => label))),
    people,
  );
  const pieces: Piece[] = [];
  let last: string | undefined;
  for (const { cue, voice, lines } of stretches) {
    const place = { start: cue.start, end: cue.end, at: cue.at, until: cue.until };
    let [speaker, texts]: [string | undefined, string[]] = [voice ?? last, []];
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
  if (before.trim() || tagged.length === 0)
    stretches.push({
      cue,
      voice: undefined,
      lines: linesOf(before).map((text) => ({ label: parseLabel(text, people), text })),
    });
  for (let i = 0; i + 1 < tagged.length; i += 2) {
    const voice = captionText(tagged[i] ?? '').slice(0, 200) || undefined;
    stretches.push({ cue, voice, lines: linesOf(tagged[i + 1] ?? '').map((text) => ({ label: undefined, text })) });
  }
  return stretches;
}

/** Marks of a change of speaker, as broadcasters write them, are no words. */
function linesOf(markup: string): readonly string[] {
  return markup.split('\n').map((line) => captionText(line).replace(/^>{2,3}\s*/, ''));
}
