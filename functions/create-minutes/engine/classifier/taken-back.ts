import type { Remark } from '../../facts/talk.ts';
import { namesSettled, putAside } from './put-aside.ts';
import { turnOf } from './surroundings.ts';

/** Turns in which something that was said may be taken back, and remarks of them that are looked at. */
const reach = { turns: 4, remarks: 14 } as const;

/** Calls off what the speaker said just before, in English and Japanese. */
const callsOff =
  /\b(?:(?:scratch|strike|scrap|scrub) (?:that|it)|i(?:['’]ll| will)? withdraw(?: (?:that|it))?(?=[.,!?]|$)|(?<!(?:n['’]t|not|never) )forget (?:that|it)(?=[.,!?]|$)|i take (?:it|that) back|wait,? wait|actually,? (?:hmm,? )?(?:no|wait)|no,? you know what|don['’]?t (?:set|book|send|start|order) (?:up )?any(?:thing)?)\b|(?<!言い|申し|伝え|買い|置き)(?:お忘れくだ|忘れて(?:くだ|ほし|もら|よ|$|。))|取り?消(?:させて|します|してくだ|しで)|撤回(?:し|させ|$|[、。])|ご破算|待てよ|待て待て|今の(?:は)?なし|いまのは(?:忘|な)|(?:いったん|一旦)?保留(?:で|に)/iu;
/** Puts right what was said in the same breath: "Let's start with fourteen, yes. No, ... Twelve." */
const corrects =
  /^\W*(?:(?:oh|ah|um|uh|well|ok(?:ay)?|yeah)\W+)*(?:no|wait|hang on|hold on|actually|sorry|scratch)\b(?! (?:problem|worries|doubt|need|more)\b)|^(?:あ[っ、ー]*)?(?:いや|いえ|違|待って|ちょっと待|失礼|すみません|やっぱ)/iu;
/** A colleague's flat no right after it: "let's do that one" - "No. I'm sorry, no." */
const vetoes =
  /^\W*(?:(?:oh|ah|um|uh|well|ok(?:ay)?)\W+)*no[.,!]+ (?:i(?:['’]?m| am) sorry|sorry|absolutely not|no\b|please don|not (?:that|this)\b)|^(?:いや(?:いや)?|いえ)、?[^。]{0,12}(?:だめ|駄目|困り|困る|無理|反対)/iu;
/** Leaves open at its end what it says itself: 「レンタルで行こうか……いや、まだ決めんけど。」 */
const isUndecided =
  /まだ決め(?:ん|ない|てい?ない|られない|かね)[^。]{0,8}。?$|\bi(?:['’]ve| have)(?:n['’]t| not) (?:yet )?decided(?: yet)?[.!]?$/iu;
/** "Scratch Dallas." - "Good catch. Scrub the mezzanine, then." */
const scratchesName =
  /\b[Ss]cratch \p{Lu}\p{Ll}+|(?:^|[.,;!?] )(?:(?:[Nn]o|[Oo]h|[Oo]kay|[Tt]hen|[Ss]o|[Rr]ight|[Aa]lright)[,.]? ){0,2}[Ss](?:cratch|crap|crub) the \p{Lu}?\p{Ll}/u;
/** Gives in to what another says against it, or says that it is wrong. */
const givesIn =
  /^\W*(?:(?:oh|ah|um|uh|hm+|well|ok(?:ay)?|yeah|yes|no)\W+)*(?:right|true|sorry|pardon|fair (?:enough|point)|good (?:point|call|catch)|of course|(?:you|he|she|they)['’]?(?:re| are|s| is) right|shoot|i stand corrected)\b|^(?:ああ|あっ|あ[ー、]|え[ーっ]|おお|うーん|そら|そ[うっ]か|確かに|なるほど|失礼|す[みい]ません|ごめん|申し訳|わかった|分かった)|そうだった|そうか|それもそう/iu;
const objects =
  /\b(?:but|too (?:late|early|soon|much|little|few|small|many)|not|(?:ca|is|are|does|do|did|wo|would|should|has|have)n['’]?t|cannot|away|closed|only)\b|(?<!い)ただ(?![いきけしも])|(?<![つ何でれこど])でも|けど|ですが|無理|駄目|だめ|難し|厳し|ちょっと|いません|いない|ない(?:です|と|んで|ん?じゃ)|じゃないですか|ですよ|てます|休み|違[いう]|もっと|ましたよ/iu;
/** Puts something else in the place of what was said. */
const replaces =
  /^\W*(?:(?:ok(?:ay)?|well|so|right|all right|alright|no)\W+)*(?:then|make it|call it|let['’]?s (?:do|say|take|make))\b|\bthen[.,!?]|\binstead\b|\bit is[.,!]|^(?:じゃあ?|では|ほな|でしたら|それなら|そしたら|やっぱ|いや)|(?:だけ)?に(?:しま|変更|訂正)|でお願いします|間を取って|のまま/iu;
const takes =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|well|right|all right|fine|good|great)\W+)*(?:ok(?:ay)?|yes|agreed|deal|done|fine|all right|i(?:['’]ll| will) take (?:it|that)|(?:i|we) can (?:live with|do) (?:it|that)|works for (?:me|us))\W*$|^(?:はい、?|ええ、?)?(?:わかりました|分かりました|承知(?:し|いた)|かしこまりました|それで(?:お願い|いき|結構|いい)|結構です)/iu;
/** A number of one place or of another thing stands beside the first: "12 for York", 支店は12台. */
const ofAnother = /\b(?:for|in)\s+\p{Lu}\p{L}|[^、。\s]{1,6}は[0-9〇一二三四五六七八九十]/u;

const figure =
  /(?<said>(?<![\p{N}.,])\p{N}(?:[\p{N}.,]{0,14}\p{N})?(?:st|nd|rd|th)?|(?<![〇一二三四五六七八九十百千万])[〇一二三四五六七八九十百千万]{1,12}(?=[割台名人件本回社ヶつ拠店床室食か月年日個枚])|[月火水木金土日](?=曜)|\p{sc=Latin}{3,})(?:[万千億]{0,3}(?<counter>[割台名人件本回社時分ヶつ拠店床室食か月年日個枚円%％])|[ -](?<thing>\p{sc=Latin}{3,}))?/gu;
const classes = [
  ['day', /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|[月火水木金土日])$/u],
  ['month', /^(?:january|february|march|april|june|july|august|september|october|november|december)$/u],
  [
    'date',
    /\p{N}(?:st|nd|rd|th)$|^(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth)$/u,
  ],
  [
    'number',
    /\p{N}|^[〇一二三四五六七八九十百千万]+$|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half)$/u,
  ],
] as const;
/** What follows a number and is not counted by it. */
const noThing =
  /^(?:and|then|works?|for|the|per|with|from|now|fine|good|that|is|was|are|will|would|can|at|each|it|in|on|to|of|or|if|so|but|not|all|together|please|sounds|percent|minus|plus|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/u;
/** An hour is no number of things. */
const isHour =
  /\b(?:at|past|half|quarter to) (?:1?[0-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u;
/** So many figures of a remark are looked at; one of a kind with more of them is a list. */
const mostFigures = 24;
const mostOfKind = 2;

/** From which remark on something else holds, and whether the speaker called it off in so many words. */
export interface TakenBack {
  readonly from: number;
  readonly isCalledOff: boolean;
}

interface Said {
  readonly callsOff: boolean;
  readonly corrects: boolean;
  readonly isUndecided: boolean;
  readonly vetoes: boolean;
  readonly givesIn: boolean;
  readonly objects: boolean;
  readonly replaces: boolean;
  readonly ofAnother: boolean;
  /** Says yes to what was put before it, and little else. */
  readonly takes: boolean;
  readonly putAside: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** By figure what it is: a day, a month, a date, or a number with the thing it counts. */
  readonly figures: ReadonlyMap<string, string>;
}

/** The remarks that do not hold any longer, by position: called off right after, or overtaken by another figure that two people name. */
export function takenBackIn(remarks: readonly Remark[]): ReadonlyMap<number, TakenBack> {
  const said = remarks.map(({ text }) => read(text));
  return new Map(
    remarks.flatMap(({ index }) => {
      const back = takenBackAfter(index, remarks, said);
      return back === undefined ? [] : [[index, back] as const];
    }),
  );
}

/** What calls off tells of no choice itself. */
export function readsAsCallingOff(text: string): boolean {
  return callsOff.test(text) || scratchesName.test(text);
}

function read(text: string): Said {
  return {
    callsOff: readsAsCallingOff(text),
    corrects: corrects.test(text),
    isUndecided: isUndecided.test(text),
    vetoes: vetoes.test(text),
    givesIn: givesIn.test(text),
    objects: objects.test(text),
    replaces: replaces.test(text),
    ofAnother: ofAnother.test(text),
    takes: takes.test(text),
    putAside: putAside(text),
    names: namesSettled(text),
    figures: figuresOf(text),
  };
}

function takenBackAfter(at: number, remarks: readonly Remark[], said: readonly Said[]): TakenBack | undefined {
  const own = remarks[at];
  const first = said[at];
  if (!own || !first) return undefined;
  if (first.isUndecided) return { from: at + 1, isCalledOff: true };
  const kinds = [...first.figures.values()];
  const few = [...new Set(kinds)].filter((kind) => kinds.filter((one) => one === kind).length <= mostOfKind);
  const put = new Map<
    string,
    { readonly from: number; readonly kind: string; readonly who: Set<string | undefined> }
  >();
  let isOpposed = false;
  let isOwnUp = false;
  let isGivenUp = false;
  let from: number | undefined;
  for (let i = at + 1; i < remarks.length && i <= at + reach.remarks; i++) {
    const [remark, now] = [remarks[i], said[i]];
    if (!remark || !now || turnOf(remark) - turnOf(own) > reach.turns) break;
    if (turnOf(remark) === turnOf(own)) {
      isOwnUp ||= now.corrects;
      const isOther = [...now.figures].some(([one, kind]) => !first.figures.has(one) && isOneOf(few, kind));
      if (isOwnUp && isOther && !now.ofAnother) return { from: i, isCalledOff: false };
      continue;
    }
    const isColleague = remark.speaker !== own.speaker && own.side !== undefined && remark.side === own.side;
    if (isColleague && now.vetoes && turnOf(remark) - turnOf(own) === 1) return { from: i, isCalledOff: true };
    if (remark.speaker === own.speaker && now.callsOff) return { from: i, isCalledOff: true };
    if ([...now.putAside].some((name) => first.names.has(name))) return { from: i, isCalledOff: false };
    const fresh = now.ofAnother
      ? []
      : [...now.figures].filter(([one, kind]) => !first.figures.has(one) && isOneOf(few, kind));
    for (const [one, kind] of fresh) {
      const known = put.get(one);
      if (known) known.who.add(remark.speaker);
      else if (isOpposed && (now.givesIn || now.replaces || isGivenUp))
        put.set(one, { from: i, kind, who: new Set([remark.speaker]) });
    }
    if (now.objects) isOpposed = true;
    isGivenUp ||= isOpposed && now.givesIn && remark.speaker === own.speaker;
    const isTaken = fresh.length === 0 && now.takes;
    from ??= [...put.values()].find(
      ({ who }) => who.size > 1 || isGivenUp || (isTaken && !who.has(remark.speaker)),
    )?.from;
    const isAgain = [...first.figures].some(
      ([one, kind]) => now.figures.has(one) && [...put.values()].some((other) => isOfKind(other.kind, kind)),
    );
    if (from !== undefined && fresh.length === 0 && isAgain) return undefined;
  }
  return from === undefined ? undefined : { from, isCalledOff: false };
}

function figuresOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const small = text.toLowerCase();
  figure.lastIndex = 0;
  for (let match = figure.exec(small); match && found.size < mostFigures; match = figure.exec(small)) {
    const { said = '', counter, thing } = match.groups ?? {};
    // the next word may be a figure itself
    figure.lastIndex = match.index + said.length;
    const kind = classes.find(([, says]) => says.test(said))?.[0];
    if (
      !kind ||
      counter === '時' ||
      (kind === 'number' && isHour.test(small.slice(Math.max(0, match.index - 12), match.index + said.length)))
    )
      continue;
    const counted = counter ?? (thing === undefined || noThing.test(thing) ? '' : thing.replace(/s$/, ''));
    found.set(said, kind === 'number' ? `number ${counted}` : kind);
  }
  return found;
}

function isOneOf(kinds: readonly string[], kind: string): boolean {
  return kinds.some((known) => isOfKind(known, kind));
}

/** Numbers of different things stand beside each other; one that names no thing may be of any. */
function isOfKind(own: string, other: string): boolean {
  if (own === other) return true;
  return own.startsWith('number ') && other.startsWith('number ') && (own === 'number ' || other === 'number ');
}
