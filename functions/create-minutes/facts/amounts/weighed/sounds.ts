import type { Talk } from '../../talk.ts';
import { englishEdges, englishSounds } from '../english-wordings.ts';
import { japaneseSounds } from '../japanese-wordings.ts';
import type { Figure } from './reading.ts';

const sounds: Readonly<Record<Talk['code'], readonly RegExp[]>> = { en: englishSounds, ja: japaneseSounds };
const before = 60;
const after = 40;

/** Which of the wordings that rules go by stand in a sentence. */
export function soundsOf(text: string, code: Talk['code']): readonly number[] {
  return sounds[code].map((one) => (one.test(text) ? 1 : 0));
}

/** Which of the wordings that rules go by stand right before and after a figure; Japanese ones are known by their words. */
export function edgesOf({ quantity: { start, end }, remark: { text } }: Figure, code: Talk['code']): readonly number[] {
  return code === 'en'
    ? englishEdges(text.slice(Math.max(0, start - before), start), text.slice(end, end + after))
    : [];
}
