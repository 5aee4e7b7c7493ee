import { complaintWeight } from './acts/objections/complaints.ts';

/** 消えないですよね asks; 消えないんですよね tells, and 説明がつかないですよね complains. */
const denied = /(?:ない|ません)(?:です)?よね[。？?]?$/u;
const complaint = 1;
const without =
  /(?:たり(?:し(?:ない|ません|ます)|する)|言って(?:い)?なかった|(?:[にをは]して|やって|送って|出して|待って)もらえます)[。？?]?$/u;

/** True of 消えないですよね: who says so wants to hear that it is so. */
export function asksToConfirm(said: string): boolean {
  return denied.test(said) && complaintWeight(said) < complaint;
}

/** True of what asks without か: 試せたりしません, 言ってなかった, 十月にしてもらえます. */
export function asksByTone(said: string): boolean {
  return without.test(said) || asksToConfirm(said);
}
