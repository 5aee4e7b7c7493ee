import { firstLines } from '../lines.ts';
import type { TextShape } from '../piece.ts';
import { isWebVtt } from './cues.ts';
import { readWebVtt } from './webvtt.ts';

const zoomFile = /^(?:GMT\d{8}-\d{6}|Zoom\b)/;

/** Zoom's recording transcript: cues counted from 1, `Name: ` before the words, no voice tags. */
export const zoomVtt: TextShape = {
  name: 'zoom-vtt',
  takes: 'text',
  turns: 'merge',
  detect: (given) => {
    if (!isWebVtt(given)) return undefined;
    const head = firstLines(given, 60).slice(1);
    if (head.some(({ line }) => /<v[\s.]|^NOTE\b|^STYLE\b/.test(line))) return undefined;
    const [number, times, words] = head;
    if (number?.line.trim() === '1' && times?.line.includes('-->') && /^[^:<]{1,80}: \S/.test(words?.line ?? ''))
      return `line ${number.at} counts the cues from 1 and line ${words?.at} begins with a name, as Zoom writes them`;
    return zoomFile.test(number?.line ?? '') ? `line ${number?.at} names a Zoom recording` : undefined;
  },
  read: readWebVtt,
};
