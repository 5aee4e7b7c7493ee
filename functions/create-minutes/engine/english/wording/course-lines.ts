import type { Stretch } from '../../course.ts';
import { englishName } from '../names/names.ts';
import { sentence } from './report.ts';
import { listed, thingNamed } from './things-named.ts';

/** "Marketing spoke about the survey, and the Designer about the case and the lid." */
export function courseLine(stretches: readonly Stretch[]): string {
  const parts = stretches.map(
    ({ speaker, phrases }, i) =>
      `${englishName(speaker)} ${i === 0 ? 'spoke about' : 'about'} ${listed(phrases.map(thingNamed))}`,
  );
  return sentence(joined(parts));
}

/** "Questions to Ann Lake were about the ferry and the harbour, and to Tom Hill about fares." */
export function hearingLine(answering: readonly Stretch[]): string {
  const parts = answering.map(
    ({ speaker, phrases }, i) =>
      `to ${englishName(speaker)} ${i === 0 ? 'were about' : 'about'} ${listed(phrases.map(thingNamed))}`,
  );
  return sentence(`questions ${joined(parts)}`);
}

/** Each part has an "and" of its own. */
function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}
