import type { Talk } from '../../facts/talk.ts';

/** How people of one language show a thing on a screen. */
export interface ShowingWords {
  /** The screen can be seen from here on. */
  readonly begins: RegExp;
  readonly ends: RegExp;
  /** Does what is done with a screen and nothing else. */
  readonly handles: RegExp;
  /** Does something with what it points at, or with the next thing: "Now I'll flip over to your side." */
  readonly points: RegExp;
  /** Tells one step after the other, whatever day is set in them: "I go into the vet, I take off Thursday." */
  readonly steps?: RegExp;
  /** Will be done when the screen is gone: has a day, or somebody who gets it. */
  readonly promises: RegExp;
  /** Says how it looks. */
  readonly admires: RegExp;
}

const self =
  "(?:(?:i|we|you)(?:['’](?:ll|m|re|d|ve))?(?: (?:will|can|could|would|am|are))?(?: (?:going to|gonna))?|let me|let['’]s|now|then|and|just)";
const amid = '(?: (?:just|now|then|also|simply|quickly|maybe|all)){0,3}';
const onScreen = 'click|tap|press|hit|drag|drop|scroll|zoom|hover|swipe|toggle|tick|type';
const withThing =
  'pull up|bring up|open|pick|select|choose|mark|jump|flip|switch|go|search|filter|sort|highlight|expand|refresh|take|move|put|add|set|change|make|assign|create|enter|save|start|use|give|pretend|book|send|remove|cancel|turn|do|text|edit';

/** Of somebody else's: what is done with it is done for him. */
const notYours = "(?!.*\\byou(?:r|rs|['’]\\w+)?\\b)";
const touched =
  'pull up|bring up|open|pick|select|choose|mark|jump|flip|switch|go (?:into|over|back)|filter|sort|highlight|expand|take|move|put|add|set|change|enter|save|book|turn|press';
/** "Now I'll flip over to your side", "what I'll do is I'll book somebody in" */
const goesOver =
  "\\b(?:and|so|now|then) (?:now |then |here )?i['’]ll (?:just )?(?:pull up|bring up|open up|jump|flip|switch|go (?:into|over|back)|filter|sort by|pick|select|choose|take the)\\b";
const asExample = `^${notYours}.*\\bwhat i['’]ll do is i(?:['’]ll)?(?: just)? (?:${touched})\\b`;

export const showingWords: Readonly<Record<Talk['code'], ShowingWords>> = {
  en: {
    begins:
      /\blet me share\b(?=[.,]|$| (?:it|this|that|my|the screen))|\bwhat you(?:['’]re| are) (?:looking at|seeing)(?: here)? is\b|\b(?:shar(?:e|ing) (?:my|the|this|our) (?:screen|window|tab|desktop)|see (?:my|the) (?:screen|window)|(?:up )?on (?:my|the) screen|(?:this|here) is (?:what the \p{L}+ sees?|the (?:\p{L}+ ){0,2}(?:screen|dashboard|board|view|page|tab|menu|app)))\b/iu,
    ends: /\b(?:stop (?:sharing|the share)|(?:take|put) (?:the|my) screen (?:down|away)|(?:end|close|that['’]s|that was|that is) (?:of )?(?:the|my) (?:demo|tour|share))\b/i,
    handles: new RegExp(String.raw`\b${self}${amid} (?:${onScreen})\b`, 'i'),
    points: new RegExp(
      String.raw`\b${self}${amid} (?:${withThing})\b.{0,120}\b(?:these|here|screen|view|page|dashboard|tab|menu|let['’]s say|for example)\b|${goesOver}|${asExample}`,
      'i',
    ),
    steps: new RegExp(
      String.raw`^(?!.*\b(?:by|if|quote|offer|invoice|contract)\b)${notYours}.*\bi (?:${touched})\b.{1,60}\bi (?:${touched})\b`,
      'i',
    ),
    promises:
      /\b(?:today|tonight|tomorrow|\p{L}+day|(?:next|this) (?:week|month|time)|by|before|after(?:wards)?|later|(?:send|get|give|mail|email|forward|write|tell|call) (?:it |that |this |them )?(?:to )?you|(?:back )?(?:to|with|for) you|for that|you down|check|find out|ask|look into|arrange|organi[sz]e|sort|have a word|speak|talk|make sure|follow up|set (?:it|that|this|you) up|tickets?|requests?|cases?|orders?|invoices?|reminders?|notes?|the team|support|quote|offer|proposal|contract|price|pilot)\b/iu,
    admires:
      /^(?:(?:oh|okay|ok|yeah|ah|wow|that['’]s|that is|it['’]s|this is|really|very|so|pretty|quite|i|we)[,.]? )*(?:nice|neat|cool|slick|clever|pretty|lovely|wow|handy|(?:love|like) (?:it|that))[.!]?$/i,
  },
  ja: {
    begins:
      /画面(?:を|の)?(?:、)?(?:共有|お見せ|映し|お映し|出し)|投影(?:し|いたし|させて)|^(?:(?:はい|では|じゃあ?|えっ?と|今|いま|ちょっと)[、。]?){0,3}共有(?:し|いたし)ますね?[。]?$|(?:これ|こちら|ここ)が[^。]{1,16}画面/u,
    ends: /(?:共有|投影|画面)(?:は|を|の)?(?:ここで)?(?:止め|やめ|終わ|終了|切り?ます|切らせ|閉じ)/u,
    handles:
      /(?:クリック|タップ|スクロール|ドラッグ|スワイプ|ズーム|ボタン|チェックを入れ|押(?:し|す|さ(?!え))|切り替え|画面(?:に|へ)(?:いき|行き|移り|戻り|飛び)|(?:開|選択し|選び|入力し|表示し)(?:て|き?ます))/u,
    points: /(?:ここ[をでにから]|こう(?:やって|いうふう|して)|このように)[^。]{0,80}ます(?:ね|よ)?[。]?$/u,
    promises:
      /(?:本日|今日中|明日|明後日|[今来再]週|[今来]月|月曜|火曜|水曜|木曜|金曜|土曜|日曜|まで|以内|後ほど|のちほど|後日|あとで|お送り|送付|メール|ご用意|お調べ|調べ|伝え|相談|持ち帰|聞[いき]|問い合わせ|対応し|直し|修正し|追加し|手配|見積|確認(?:して|いたし|のうえ)|いただ|ください)/u,
    admires:
      /^(?!.*(?:お願い|します|ください|で行|でいき))[^。]*(?:すご|きれい|綺麗|便利|見やす|見易|わかりやす|分かりやす)[^。]{0,8}[。]?$/u,
  },
};
