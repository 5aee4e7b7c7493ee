import { joinSameSpeaker } from './join.ts';
import { plainText } from './markup.ts';
import { parseLabel } from './speaker.ts';
import { parseClock } from './time.ts';
import type { Utterance } from './turn.ts';

const timingPattern = /^\s*(\d[\d:.,]{4,15})\s*-->\s*(\d[\d:.,]{4,15})(?:\s|$)/;
const noSpeech = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
const voiceTag = /<v(?:\.[^\s<>]{0,100})?\s+([^<>]{1,200})>/;

interface Block {
  /** One-based, of its first line. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** WebVTT as Zoom, Teams and others write it: speakers from voice tags or `Name: ` payloads; a cue without one goes on with the last speaker. */
export function parseWebVtt(text: string): { utterances: readonly Utterance[]; warnings: readonly string[] } {
  const warnings: string[] = [];
  const pieces: Utterance[] = [];
  for (const block of cueBlocks(text)) {
    const timing = block.lines.findIndex((line) => timingPattern.test(line));
    // an identifier is one line at most, so the times stand in the first or the second
    if (timing === 0 || timing === 1) pieces.push(...voices(block.lines.slice(timing), pieces.at(-1)?.speaker));
    else if (!noSpeech.test(block.lines[0] ?? ''))
      warnings.push(`transcript line ${block.line}: a block without cue times was left out`);
  }
  return { utterances: joinSameSpeaker(pieces), warnings };
}

/** Blocks after the header block. A line of times begins a new block even when the blank line before it is missing. */
function cueBlocks(text: string): readonly Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let open: { line: number; lines: string[] } | undefined;
  text.split(/\r\n|\r|\n/).forEach((content, index) => {
    const startsCue = timingPattern.test(content) && open?.lines.some((line) => timingPattern.test(line));
    if (!content.trim() || startsCue) open = undefined;
    if (!content.trim()) return;
    if (!open) {
      open = { line: index + 1, lines: [] };
      blocks.push(open);
    }
    open.lines.push(content);
  });
  return blocks.slice(1);
}

function voices([timing = '', ...payload]: readonly string[], lastSpeaker: string | undefined): readonly Utterance[] {
  const [, from = '', to = ''] = timingPattern.exec(timing) ?? [];
  const times = { start: parseClock(from), end: parseClock(to) };
  const [before = '', ...tagged] = payload.join(' ').split(voiceTag);
  const untagged = { ...spoken(plainText(before), lastSpeaker), ...times };
  const pieces: Utterance[] = [untagged];
  for (let i = 0; i + 1 < tagged.length; i += 2) {
    pieces.push({ speaker: plainText(tagged[i] ?? '') || lastSpeaker, text: plainText(tagged[i + 1] ?? ''), ...times });
  }
  return pieces.filter((piece) => piece.text !== '');
}

function spoken(text: string, lastSpeaker: string | undefined): Pick<Utterance, 'speaker' | 'text'> {
  const label = parseLabel(text);
  return label ? { speaker: label.speaker, text: label.text } : { speaker: lastSpeaker, text };
}
