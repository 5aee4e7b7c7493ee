import { isListedDeed } from '../acts/deeds/deeds.ts';
import { oppositeOf } from '../names/side-names.ts';
import { type Parties, toThirdPerson } from './pronouns.ts';

/** "Make it twelve", "Please send us the list". */
const bids =
  /^(?:please )?(?:make|send|give|keep|take|put|leave|drop|knock|add|remove|show|tell|move|call|bring) (?:it|that|this|those|these|them|us|me|the|an?|our|my|no|\d|\p{Lu}\p{Ll}+ )/iu;

/** "Send us the list": whoever is spoken to is to send it; what is his is "theirs". */
export function asked(order: string, parties: Parties): string {
  const { own, you = own && oppositeOf(own) } = parties;
  if (you === undefined) return `to ${toThirdPerson(order, parties)}`;
  const told = toThirdPerson(`${order.charAt(0).toLowerCase()}${order.slice(1)}`, { ...parties, you });
  return `${you} to ${told.replaceAll(`${you}’s`, 'their')}`;
}

/** "Ping me if it is late" */
const forSpeaker = /^(?:please )?(\p{L}+) (?:me|us)\b/iu;
const noOrder = /^(?:let|want|make|cost|trust|forgive|excuse|believe)$/i;

/** Whether what is said asks somebody of the other side to do something. */
export function isOrder(body: string): boolean {
  if (bids.test(body)) return true;
  const verb = forSpeaker.exec(body)?.[1]?.toLowerCase() ?? '';
  return isListedDeed(verb) && !noOrder.test(verb);
}
