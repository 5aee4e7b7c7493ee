import { ambiguousHeadings, headings } from './headings.ts';
import { withoutOrnament } from './ornament.ts';
import type { People } from './people.ts';
import { isSound } from './sounds.ts';

export interface Label {
  readonly speaker: string;
  readonly text: string;
  /** It may as well be the beginning of a sentence: a name only if it comes again, or is known. */
  readonly doubtful: boolean;
  /** Several words in lower case, of which few are names. */
  readonly isPhrase: boolean;
}

const labelPattern = /^([^:：]{1,80})[:：](?!\/\/|\\)/u;
const bracketed = /^【([^】]{1,40})】\s*[:：]?/u;
/** `[Alice] ...`, `<Alice> ...` and `（田中）...`; sounds are written so, too. */
const enclosed =
  /^(?:\[([^\]\d]{1,40}|[a-z]{2,12}[\s_-]?\d{1,3})\]|<([^<>]{1,40})>|（([^（）]{1,20})）)[:：]?\s{0,4}(?=\S)/iu;
const link = /^https?:\/\//i;
/** No label ends later; what follows may be as long as it likes. */
const maxLabel = 160;

/** Reads `Name: text` (also with a full-width colon, `【Name】text`, or an e-mail address). Undefined when what stands before the colon is not a name. */
export function parseLabel(line: string, people: People): Label | undefined {
  const head = line.slice(0, maxLabel);
  const beside = behindCompany(head, people);
  if (beside) return { ...beside, text: line.slice(beside.text.length).trim() };
  const match = bracketed.exec(head) ?? enclosed.exec(head) ?? labelPattern.exec(head);
  if (!match) return undefined;
  const isEnclosed = /^[[<（]/.test(head);
  const speaker = toName(match[1] ?? match[2] ?? match[3] ?? '');
  if (isEnclosed && isSound(speaker)) return undefined;
  const trust = trustOf(speaker, people);
  if (trust === 'none') return undefined;
  const text = line.slice(match[0].length).trim();
  // `Room 10:30`: a time has digits right before and right after its colon
  if (/\d[:：]$/.test(match[0]) && /^\d/.test(line.slice(match[0].length, match[0].length + 1))) return undefined;
  const isMarked = isEnclosed && !machine.test(speaker);
  return { speaker, text, doubtful: isMarked || trust !== 'name' || link.test(text), isPhrase: trust === 'phrase' };
}

const company =
  /^(?:【([^】]{1,40})】|\[([^\]]{1,40})\]|（([^（）]{1,20})）|\(([^()]{1,40})\))\s{0,3}([^:：【】[\]]{1,40})[:：](?!\/\/|\d)/u;
const companyWord =
  /株式会社|有限会社|合同会社|㈱|社$|^(?:社外|社内|外部|ゲスト|顧客|お客様|先方|自社|弊社|貴社)$|\b(?:inc|ltd|llc|gmbh|corp|co)\b|^(?:ext|external|internal|guest|client|customer|vendor)$/iu;

/** `【株式会社サンプル】鈴木: ...` is 鈴木（株式会社サンプル）. The text is the whole head. */
function behindCompany(head: string, people: People): Label | undefined {
  const match = company.exec(head);
  if (!match) return undefined;
  const name = toName(match[5] ?? '');
  const firm = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim();
  if (people.known(firm) || trustOf(name, people) !== 'name') return undefined;
  if (!companyWord.test(firm) && !people.likely(name)) return undefined;
  const speaker = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name) ? `${name}（${firm}）` : `${name} (${firm})`;
  return { speaker, text: match[0], doubtful: false, isPhrase: false };
}

/** A name as it is written in a label, without what emphasises it. */
export function toName(label: string): string {
  const plain = label.replace(/^\s*\[([^[\]]*)\]\s*$/, '$1').trim();
  return telephone.test(plain) ? plain : plain.replace(/[【】*_`]{2,}|[【】*`]/g, '').trim();
}

export type Trust = 'name' | 'doubtful' | 'phrase' | 'none';

/** `iPhone` is how many a telephone calls itself; `d'Arc` and `al-Rashid` begin small. */
const nameWord = /^(?:[\p{Lu}\p{Lo}\p{Lt}(（【"“'’\d&/|@.-]|(?:\p{Ll}|[dlo]['’]|[ae]l-)\p{Lu})/u;
const particle = /^(?:de|da|di|del|della|dos|do|du|van|von|der|den|ter|la|le|of|and|the|y|e|bin|ibn|al|el|af|av|zu)$/;
const address = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$/;
const machine =
  /^(?:spk|speaker|channel|ch|user|agent|customer|participant|話者|参加者|発言者)[\s_#-]{0,2}[\da-z]{1,4}$/i;
/** Who takes part by telephone has his number for a name, often with some of its digits hidden. */
const telephone = /^(?:\+[\d*()\s.-]{7,24}|\d{10,15}|(?=[^*]{1,20}\*)[\d*()\s.-]{7,24})$/;
/** Who sits together has the name of the room: `3F Meeting Room`, `10階会議室`. */
const room =
  /^\d{1,4}(?:F|階|st|nd|rd|th)?[\s-]{0,2}[^\d]{0,30}(?:room|boardroom|floor|office|会議室|応接室|ルーム)(?![a-z]).{0,12}$/iu;
/** A full stop that ends no title. */
const sentenceEnd = /(?<!\b(?:Prof|Assoc|Asst|Capt|Dipl|Hon|Rev|Gen|Gov|Sen|Rep|Sgt|Mme|Mlle))(?<=[a-z]{3})\.\s/;
const maxNameWords = 8;

/** Whether a piece of text may be what somebody is called. */
export function trustOf(given: string, people: People): Trust {
  if (people.known(given)) return 'name';
  const label = withoutOrnament(given);
  if (address.test(label) || machine.test(label) || telephone.test(label) || room.test(label)) return 'name';
  if (!/\p{L}/u.test(label) || /^\d/.test(label) || /[?!。、？！;；<>{}「」『』…=]/.test(label)) return 'none';
  if (sentenceEnd.test(label) || headings.has(label.normalize('NFKC').toLowerCase())) return 'none';
  const words = withoutBrackets(label).split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > maxNameWords) return 'none';
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(label)) return japaneseTrust(words.join(''));
  if (words.every((word) => headings.has(word.toLowerCase()) || particle.test(word))) return 'none';
  if (words.length === 1)
    return nameWord.test(label) && !ambiguousHeadings.has(label.toLowerCase()) ? 'name' : 'doubtful';
  if (lowerName.test(label) && !words.some(isCommon)) return 'phrase';
  if (!words.every((word) => nameWord.test(word) || particle.test(word))) return 'none';
  return headings.has(words.at(-1)?.toLowerCase() ?? '') ? 'doubtful' : 'name';
}

/** `john smith`, as some write themselves in their profile. */
const lowerName = /^\p{Ll}[\p{Ll}'’.-]{1,30}(?:\s\p{Ll}[\p{Ll}'’.-]{1,30}){1,2}$/u;
const common =
  /^(?:an?|the|and|or|but|if|not|for|from|to|in|on|at|by|with|of|as|one|two|three|some|any|all|both|each|every|more|most|other|another|this|that|these|those|there|here|i|we|you|he|she|it|they|my|our|your|his|her|its|their|me|us|them|is|are|was|were|be|been|am|do|does|did|has|have|had|can|could|will|would|should|may|must|let|lets|let's|it's|i'm|that's|here's|there's|just|only|then|than|very|too|bottom|line|main|big|bigger|biggest|quick|last|final|total|unit|price|per|key|takeaway|concern|worst|best|case|said|says|thing|things|part|side|way|fact|news|word|words|number|numbers)$/;

function isCommon(word: string): boolean {
  return common.test(word) || headings.has(word);
}

/** What stands in brackets, also in brackets within them, is a role or a company. */
function withoutBrackets(label: string): string {
  const flat = label.replace(/\s\[[^[\]]*\]/g, ' ');
  const outer = flat.replace(/[(（][^()（）]*[)）]/g, ' ');
  return outer === label ? label : outer.replace(/[(（][^()（）]*[)）]/g, ' ');
}

const maxJapaneseName = 24;

/** A Japanese name has no particle at its end and no verb in it; a phrase before a colon mostly has. */
function japaneseTrust(label: string): Trust {
  if (label.length > maxJapaneseName) return 'none';
  if (
    /(?:です|ます|ました|でした|という|について|ですが|ください|しかし|ただし|つまり|例えば|たとえば|および|または)/.test(
      label,
    )
  )
    return 'none';
  const mixed = /\p{sc=Hiragana}/u.test(label) && !/^\p{sc=Hiragana}{2,6}$/u.test(label);
  return mixed && /(?:[はがをにでとものへや]|から|まで|より|こと|ため|とき|した|する|して|い)$/.test(label)
    ? 'doubtful'
    : 'name';
}
