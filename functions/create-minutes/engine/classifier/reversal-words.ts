import { namesSettled } from './names-settled.ts';
import { putAside, putBack } from './put-aside.ts';
import { figuresOf } from './said-figures.ts';

/** Calls off what the speaker said just before, in English and Japanese. */
const callsOff =
  /\b(?:(?:scratch|strike|scrap|scrub) (?:that|it)|i(?:['’]ll| will)? withdraw(?: (?:that|it))?(?=[.,!?]|$)|(?<!(?:n['’]t|not|never) )forget (?:that|it)(?=[.,!?]|$)|i take (?:it|that) back|wait,? wait|actually,? (?:hmm,? )?(?:no|wait)|no,? you know what|don['’]?t (?:set|book|send|start|order) (?:up )?any(?:thing)?)\b|(?<!言い|申し|伝え|買い|置き)(?:お忘れくだ|忘れて(?:くだ|ほし|もら|よ|$|。))|取り?消(?:させて|します|してくだ|しで)|撤回(?:し|させ|$|[、。])|ご破算|待てよ|待て待て|今の(?:は)?なし|いまのは(?:忘|な)|(?:いったん|一旦)?保留(?:で|に)/iu;
/** "Or wait. There is no power in there.", and no interruption: "Oh wait, my colleague is at the door" */
const thinksAgain =
  /^\W*(?:(?:or|no|actually)\W+)+wait\b(?!\W+(?:(?:and|but|so) )?(?:one|another|i (?:also|forgot|have|wanted|need)|before|until|till|for|my|did|do|does|what|is|are|can|could|when|how|who|which|there['’]s))|^\W*(?:(?:well|oh)\W+)*(?:hang|hold) on\W+(?:no(?=[.,!])|not (?:that|this|the)\b)/iu;
/** Puts right what was said in the same breath: "Let's start with fourteen, yes. No, ... Twelve." */
const corrects =
  /^\W*(?:(?:oh|ah|um|uh|well|ok(?:ay)?|yeah)\W+)*(?:no|wait|hang on|hold on|actually|sorry|scratch)\b(?! (?:problem|worries|doubt|need|more)\b)|^(?:あ[っ、ー]*)?(?:いや|いえ|違|待って|ちょっと待|失礼|すみません|やっぱ)/iu;
/** A colleague's flat no right after it: "let's do that one" - "No. I'm sorry, no." */
const vetoes =
  /^\W*(?:(?:oh|ah|um|uh|well|ok(?:ay)?)\W+)*no[.,!]+ (?:i(?:['’]?m| am) sorry|sorry|absolutely not|no\b|please don|not (?:that|this)\b)|^(?:いや(?:いや)?|いえ)、?[^。]{0,12}(?:だめ|駄目|困り|困る|無理|反対)/iu;
/** "No, Tom.", said by a colleague */
const vetoesByName =
  /\b(?:[Ww]e|I)(?:['’]ve| have)?(?:n['’]t| not) (?:said|decided|agreed)\b|\bnot so fast\b|^\W*(?:(?:[Oo]h|[Ww]ell|[Nn]o)\W+)*[Nn]o, \p{Lu}\p{Ll}+[.!]?$|^\W*(?:[Hh]ang|[Hh]old) on\W+no\b(?! (?:signal|problem|rush|worries))/u;
/** Says that the other one is right, and no more by it. */
const givesInWholly =
  /^\W*(?:(?:oh|ah|um|uh|hm+|well|ok(?:ay)?|yeah|yes|no|sure)\W+)*(?:true(?=[.,!])|fair point|good (?:point|call|catch)|of course(?=[.,!]? (?:then|not|so))|(?:you|he|she|they)['’]?(?:re| are|s| is) right|shoot|i stand corrected|damn|i keep forgetting)\b|^(?:ああ|あっ|あ)?、?(?:そうだった|そうか|確かに|それもそう)/iu;
/** Puts it in, and takes it out. */
const putsIn = /\b(?:put|add|include|keep|leave|write) (?:it|that|them|those|the \p{L}+) (?:in|on)\b|^(?:yes|okay)\b/iu;
const takesOut = /\b(?:leave|take) (?:it|that|them|those|the \p{L}+) (?:out|off)\b/iu;
/** Something is offered, and will not be had: "Nah, I don't do free." */
const offers = /\b(?:could|can|would|offer|if you|how about|what about|as (?:written|before|usual))\b|\?\W*$/iu;
const refuses =
  /^\W*(?:(?:oh|well|ah|ha|look)\W+)*(?:no|nah|nope)\b\W+(?:(?:no|thanks|thank you)\W+)*(?:(?:this|that) )?(?:i|we) (?:(?:do|would|will|ca|wo|could)(?:n['’]t| not)|never)\b|\bforget it\W*$/iu;
/** Leaves it, or has something else in its place. */
const drops =
  /\b(?:out|instead|(?:not|no) [\p{L}' ]{1,24} then|leave|scrap|drop|forget|skip|so not|not there|(?:not|then)(?=[.,!]|$))\b|じゃあ?|では|なし|やめ/iu;
/** Leaves open at its end what it says itself: 「レンタルで行こうか……いや、まだ決めんけど。」 */
const isUndecided =
  /\bif (?:(?:we|i) (?:went|go|did|do|buy|bought|sign(?:ed)?)(?: (?:it|for it|ahead))?|it (?:goes|went) ahead)(?: at all)?[.!]?$|まだ決め(?:ん|ない|てい?ない|られない|かね)[^。]{0,8}。?$|\bi(?:['’]ve| have)(?:n['’]t| not) (?:yet )?decided(?: yet)?[.!]?$/iu;
/** "Scratch Dallas." - "Good catch. Scrub the mezzanine, then." */
const scratchesName =
  /\b[Ss]cratch \p{Lu}\p{Ll}+|(?:^|[.,;!?] )(?:(?:[Nn]o|[Oo]h|[Oo]kay|[Tt]hen|[Ss]o|[Rr]ight|[Aa]lright)[,.]? ){0,2}[Ss](?:cratch|crap|crub) the \p{Lu}?\p{Ll}/u;
/** 「うーん、持ち帰っていいですか」 leaves for another day what was just offered. */
const putsOff =
  /持ち帰(?:って|り|ら)|(?:少し|一晩|一度|ちょっと|いったん|一旦)?、?考え(?:させて|てから|ときます)|(?:社内|家族|上|主人|妻|家内|本社|本部|上司|みんな|皆)(?:と|で|に|とも)[^。、]{0,8}(?:相談|検討|話し合)|(?:今日|今|この場)(?:は|では|じゃ|で)[^。、]{0,8}決め(?:ない|ません|られ|かね|るつもり)|(?:お?返事|回答)(?:は|を)?[^。、]{0,6}(?:後日|待って|あらためて|改めて)/u;
/** Gives in to what another says against it, or says that it is wrong. */
const givesIn =
  /^\W*(?:(?:oh|ah|um|uh|hm+|well|ok(?:ay)?|yeah|yes|no)\W+)*(?:right|true|sorry|pardon|fair (?:enough|point)|good (?:point|call|catch)|of course|(?:you|he|she|they)['’]?(?:re| are|s| is) right|shoot|i stand corrected)\b|^(?:ああ|あっ|あ[ー、]|え[ーっ]|おお|うーん|そら|そ[うっ]か|確かに|なるほど|失礼|す[みい]ません|ごめん|申し訳|わかった|分かった)|そうだった|そうか|それもそう/iu;
const objects =
  /\b(?:but|too (?:late|early|soon|much|little|few|small|many)|not|(?:ca|is|are|does|do|did|wo|would|should|has|have)n['’]?t|cannot|away|closed|only)\b|(?<!い)ただ(?![いきけしも])|(?<![つ何でれこど])でも|けど|ですが|無理|駄目|だめ|難し|厳し|ちょっと|いません|いない|ない(?:です|と|んで|ん?じゃ)|お(?:らん|れん)|じゃないですか|ですよ|てます|休み|違[いう]|もっと|ましたよ/iu;
/** Puts something else in the place of what was said. */
const replaces =
  /^\W*(?:(?:ok(?:ay)?|well|so|right|all right|alright|no)\W+)*(?:then|make it|call it|let['’]?s (?:do|say|take|make)|so (?=\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b))|\b(?:make it|call it) (?=\w)|\bthen[.,!?]|\binstead\b|\bit is[.,!]|^(?:じゃあ?|では|ほな|でしたら|それなら|そしたら|やっぱ|いや)|(?:だけ)?に(?:しま|変更|訂正)|でお願いします|間を取って|のまま/iu;
const takes =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|well|right|all right|fine|good|great)\W+)*(?:ok(?:ay)?|yes|agreed|deal|done|fine|all right|i(?:['’]ll| will) take (?:it|that)|(?:i|we) can (?:live with|do) (?:it|that)|works for (?:me|us))\W*$|^(?:はい、?|ええ、?)?(?:わかりました|分かりました|承知(?:し|いた)|かしこまりました|それで(?:お願い|いき|結構|いい)|結構です)/iu;
/** A number of one place or of another thing stands beside the first: "12 for York", 支店は12台. */
const ofAnother =
  /\b(?:for|in)\s+(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{L}|[^、。\s]{0,5}[^、。\sで]は[0-9〇一二三四五六七八九十]/u;

export interface Said {
  readonly callsOff: boolean;
  readonly thinksAgain: boolean;
  readonly corrects: boolean;
  readonly isUndecided: boolean;
  readonly vetoes: boolean;
  readonly vetoesByName: boolean;
  readonly putsIn: boolean;
  readonly takesOut: boolean;
  readonly offers: boolean;
  readonly refuses: boolean;
  readonly drops: boolean;
  readonly givesIn: boolean;
  readonly givesInWholly: boolean;
  readonly objects: boolean;
  readonly replaces: boolean;
  readonly ofAnother: boolean;
  /** Says yes to what was put before it, and little else. */
  readonly takes: boolean;
  readonly putAside: ReadonlySet<string>;
  readonly putBack: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** By figure what it is: a day, a month, a date, or a number with the thing it counts. */
  readonly figures: ReadonlyMap<string, string>;
}

/** What calls off tells of no choice itself. */
export function readsAsCallingOff(text: string): boolean {
  return callsOff.test(text) || scratchesName.test(text);
}

/** Nor does what only puts it off. */
export function readsAsPuttingOff(text: string): boolean {
  return putsOff.test(text);
}

export function readReversal(text: string): Said {
  return {
    callsOff: readsAsCallingOff(text),
    thinksAgain: thinksAgain.test(text),
    corrects: corrects.test(text),
    isUndecided: isUndecided.test(text),
    vetoes: vetoes.test(text),
    vetoesByName: vetoesByName.test(text),
    putsIn: putsIn.test(text),
    takesOut: takesOut.test(text),
    offers: offers.test(text),
    refuses: refuses.test(text),
    drops: drops.test(text),
    givesIn: givesIn.test(text),
    givesInWholly: givesInWholly.test(text),
    objects: objects.test(text),
    replaces: replaces.test(text),
    ofAnother: ofAnother.test(text),
    takes: takes.test(text),
    putAside: putAside(text),
    putBack: putBack(text),
    names: namesSettled(text),
    figures: figuresOf(text),
  };
}
