import type { Talk } from '../talk.ts';
import { isFirm } from './english-told.ts';
import type { Mention } from './evidence.ts';
import { nextTo, opens } from './english-edges.ts';

const beginsClause =
  /(?:^|[.,;:!?–—]|\b(?:and|but|because|so|that|then|if|when|or|while|whereas|also|plus|now|well|yeah|yes|no|oh|only|even|say|says|said|know|think|guess|the|those|winter|summer|spring|autumn|fall|year|month|week|yesterday|today|monday|tuesday|wednesday|thursday|friday))\s*["“]?$/iu;
const adverbs =
  "(?:['’](?:s|ve|d|ll|re))?(?: people| guys| lot| lads)?(?: (?:have|has|had|is|are|was|were|would|will|could|do|does|did|don['’]t|doesn['’]t|didn['’]t|just|always|also|already|still|never|only|even))*";
/** Of one name, and yet more than one person: who goes on with "they" speaks of a firm. */
const they = String.raw`,? (?:and |but |because |though )?(?:they|those people)(?:['’](?:d|re|ll|ve))?(?: (?:would|will|can|could|have|had|are|were|do|did|don['’]t|didn['’]t|never|always|just|also|even|still|only|wouldn['’]t|won['’]t|can['’]t))* (?:answer|come|came|coming|ring|rang|call|called|phone|start|charge|charging|ask|asked|asking|want|wanted|offer|offered|offering|promise|promised|sell|sold|send|sent|quote|quoted|give|gave|throw|threw|match|show|showed|cost|bring|brought|deliver|supply|service|install|fit|fitted|build|built|cover|include|do (?:it|that|the same|ours)|did (?:it|the same)|turn up|turned up|pick up|picked up|tell|told|say|said|let us)\b`;

/** What suppliers do, but others do as well. */
const deeds: readonly RegExp[] = [
  opens(
    `${adverbs} (?:(?:left|let|lost|cost|kept|failed|burned|burnt|stung|owe|owes|overcharged|missed|ignored|promised|sold|served) (?:us|me|our)\\b|(?:come|came|turn up|turned up|show up|answer|answered|return|returned|reply|replied|fix|fixed|call|called|ring|rang)(?: us| me)? (?:when|on time|back|out|once|until|till|after|before|within|and collect|to collect|and pick)\\b)`,
  ),
  opens(
    `${adverbs} (?:ask(?:s|ed|ing)?|wants?|wanted|wanting|keen|begging|dying|offer(?:s|ed|ing)?)(?: us| me)? (?:to (?:come|see|show|present|talk|meet|pitch|quote|measure|look|visit|help|take)|for (?:an?|the|another) (?:meeting|visit|call|chance|appointment|slot|demo))\\b`,
  ),
  opens(
    `${adverbs} (?:do|does|did|doing|handles?|handled|runs?|looks? after|looked after|services?|serviced|cleans?|cleaned|maintains?|supply|supplies|supplied|installed|fitted|built|holds?|held|had) (?:it|that|this|them|ours|us|for (?:the|us|my)|the (?:whole|same|account|contract|job|work|last|old|nights|site|lot|place|building|school|hospital|church)|all (?:of )?(?:our|the|that|it|ours)|our \\p{L}+)\\b`,
  ),
  opens(
    ` (?:was|were|came|comes|come|is|are)(?: coming)?(?: in| here| out)? (?:on )?(?:mon|tues|wednes|thurs|fri|satur)day\\b`,
  ),
  opens(
    String.raw`,? (?:is|are|were|was|who are|which is|that['’]s|being) (?:\p{L}+ )?(?:our|the) (?:current|present|existing|last|old|previous|incumbent|usual|regular) `,
  ),
  opens(
    String.raw`(?:['’]s)? (?:is|are|was|were)(?: just| only| also| still)* (?:not (?:good|great|bad|perfect|cheap|fast|the best)|fine|all right|alright|okay|cheap|cheaper|dearer|slow|slower|half (?:the (?:price|money)|of (?:that|yours|it))|a third (?:of|less)|twice (?:that|the)|way (?:below|under|less)|well (?:below|under)|dear|useless|hopeless|solid|decent|good enough|paid for|in there already|already in)\b`,
  ),
];

const invited = opens(
  "(?:['’]ll| will| would| is| are| has| have)(?: also| still)?(?: be| been)? (?:asked|invited|quoting|bidding|tendering|in the tender|coming)(?: too| as well)?[.,]",
);

const we =
  "(?:we|I)(?:['’](?:re|m|ve|d)| are| am| were| was| have| had)?(?: been| still| currently| only| always| used to be)*";
/** What leads to the name of one's supplier, but to other names as well. */
const leads: readonly RegExp[] = [
  'swears? by(?: the)? ',
  `${we} with(?: the)? `,
  '(?:stay|staying|stayed|stick|sticking|remain|stuck) with(?: the)? ',
  '(?:letter|card|leaflet|flyer|mail|e-?mail|message|voicemail|catalogue|brochure|visit|call|calls)(?: here| today| yesterday| last week| this morning)? from(?: the)? ',
  '(?:the|that|those|them) (?:lads?|fellas?|guys?|fellow|bloke|chap|crowd|mob|woman|lady|man) from(?: the)? ',
  `${we} (?:rent|lease|hire|renting|leasing|hiring|buy|buying|order|ordering)(?: \\p{L}+){0,3} (?:from|off)(?: the)? `,
  '(?:sorry|glad|happy|afraid|free|ready|want|wanted|going|able|time)(?: \\p{L}+)? to (?:leave|drop|ditch|cancel|replace|get rid of|come off|get off|get away from)(?: the)? ',
].map(nextTo);
const frames: readonly (readonly [RegExp, RegExp])[] = [
  [nextTo('(?:heard of|come across|know of|familiar with|know|think of|talked to)(?: the)? '), /^\?/],
  [
    nextTo('(?:likes?|liked|prefers?|preferred|favou?rs?|wants?|wanted)(?: the)? '),
    opens("(?:['’]s)? (?:better|more than|over you|over yours|instead|to win|to get|for the price|and not you)\\b"),
  ],
  [
    nextTo('(?:went|go|gone|going|switched|moved|changed)(?: over)? (?:to|with)(?: the)? '),
    opens('(?: (?:last (?:time|year)|before|and)\\b|[.])'),
  ],
];

/** Said by the customer in a way that suppliers are spoken of, which is not enough where much speaks against it. */
export function isHintedInEnglish(name: string, mentions: readonly Mention[], { remarks }: Talk): boolean {
  return (
    /\p{Lu}/u.test(name) &&
    isFirm(name, mentions) &&
    mentions.some(({ remark, before, after }) => {
      if (remark.side !== 'external') return false;
      if (leads.some((one) => one.test(before)) || goesOn.test(after) || invited.test(after)) return true;
      if (frames.some(([lead, rest]) => lead.test(before) && rest.test(after))) return true;
      if (beginsClause.test(before) && deeds.some((one) => one.test(after))) return true;
      const next = remarks[remark.index + 1];
      return (
        /^[.?!]?$/.test(after) && next !== undefined && next.speaker === remark.speaker && goesOn.test(`, ${next.text}`)
      );
    })
  );
}
const goesOn = opens(they);
