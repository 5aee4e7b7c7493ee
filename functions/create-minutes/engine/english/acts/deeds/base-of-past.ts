import { isDeed } from './deeds.ts';

const pasts: Readonly<Record<string, string>> = {
  did: 'do',
  gave: 'give',
  sent: 'send',
  came: 'come',
  brought: 'bring',
  wrote: 'write',
  made: 'make',
  took: 'take',
  told: 'tell',
  showed: 'show',
  spoke: 'speak',
  got: 'get',
  had: 'have',
  put: 'put',
  ran: 'run',
  drew: 'draw',
  built: 'build',
  found: 'find',
  let: 'let',
  began: 'begin',
  went: 'go',
  paid: 'pay',
  kept: 'keep',
  left: 'leave',
  held: 'hold',
  met: 'meet',
  split: 'split',
  cut: 'cut',
  threw: 'throw',
  set: 'set',
  lent: 'lend',
  bought: 'buy',
  sold: 'sell',
  chose: 'choose',
  drove: 'drive',
  dropped: 'drop',
  swapped: 'swap',
  capped: 'cap',
  waived: 'waive',
  knocked: 'knock',
  shipped: 'ship',
};

/** What is done where something was supposed to have been done: "if one of you gave a talk" is to give one. */
export function baseOfPast(verb: string): string | undefined {
  const known = pasts[verb];
  if (known !== undefined || !verb.endsWith('ed')) return known;
  const stem = verb.slice(0, -2);
  return [stem, `${stem}e`, stem.slice(0, -1)].find(
    (form) => isDeed(form, true) || /^(?:start|use|add|wait|stay)$/.test(form),
  );
}
