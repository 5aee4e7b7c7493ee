/** How people of a language give something up. */
export interface ConcessionWordings {
  readonly gives: RegExp;
  /** What a customer gives for a better price: "if you hold the rate, we'll sign for two years". */
  readonly commits: RegExp;
  /** Sounds alike and gives nothing. */
  readonly not: RegExp;
  /** What another supplier offers is told of him: 「一人400円でいけますって言ってきて」. */
  readonly ofOthers: RegExp;
  /** The first group is what is asked in return. */
  readonly condition: RegExp;
  readonly accepts: RegExp;
  /** It tells nothing without what was said right before: "no charge". */
  readonly isShort: RegExp;
  /** Between two sentences. */
  readonly space: string;
}

export const wordings: Readonly<Record<'en' | 'ja', ConcessionWordings>> = {
  en: {
    gives:
      /\b(?:throw(?:ing)? in|waive(?:d|ing)?|(?:at |for )?no (?:extra |additional )?(?:charge|cost|fee)|free of charge|for free|on the house|(?<!\b(?:hard|up|down|out|\w+ed|that(?:['’]s| is)) )on us(?=\W*$|,| and\b| no\b)|(?:it|they|those|these)(?:['’](?:s|re)| is| are) on us|as a (?:gesture|courtesy|goodwill)|(?:we|I)(?:['’]ll| will| can| could| would)(?: \w+)? (?:do|go(?: down)? to|come down|knock|take|drop|reduce|extend|match|meet you|hold|freeze|cap|lock|sharpen|give you|offer you)(?: \w+){0,6} (?:percent|%|off|price|fee|discount|months?|days|thousand|grand|dollars|euros|pounds|set-?up|rate|to \d+)|(?:we|I)(?:['’]ll| will| can| could) (?:do|go|make it)(?: it)?(?: at| for| to)? [$€£]?\d)/i,
    not: /\b(?:can['’]?t|cannot|won['’]?t|will not|not able|unable|never|don['’]t|wouldn['’]t|not charging|trial (?:is|for)|free trial|asked (?:\w+ ){1,3}for)\b|^\W*(?:so |and |um )*what (?:i|we) can do(?: on [\w ]+)?\W*$|\?\s*$/i,
    commits:
      /\b(?:if|provided|as long as|in (?:return|exchange)) .*\b(?:we|I)(?:['’]ll| will| can| could|['’]d| would)(?: \w+)? (?:sign|commit|prepay|pre-pay|pay (?:up front|upfront|annually|yearly|in advance|the (?:full |whole )?year)|order|take (?:all|both|the whole|\d+|two|three)|extend|go (?:for )?(?:two|three|five|\d+)(?:-| )years?|do (?:two|three|five|\d+)(?:-| )years?|be (?:a|your) reference)\b/i,
    ofOthers: /\b(?:they|he|she|\p{Lu}\p{Ll}+) (?:said|told us|offered|quoted|says|will do it|does it)\b/u,
    condition:
      /\b((?:if|provided(?: that)?|as long as|in (?:return|exchange) for|on (?:the )?condition (?:that|of)|assuming|once|when) [^.?!;]{3,120}?)(?=,|\bthen\b|\b(?:we|I)(?:['’]ll| will| can| could)\b|[.?!;]|$)/i,
    accepts:
      /^\W*(?:(?:yes|yeah|ok|okay|fine|great|good|alright)\W+)*(?:deal|done|agreed|works|that works|perfect|we(?:['’]ll| will) take|fine by|that(?:['’]s| is) (?:fine|good|great|fair)|sold|thank you|thanks|appreciate)/i,
    isShort: /^\W*(?:\w[\w'’]*\W+){0,3}\w[\w'’]*\W*$/,
    space: ' ',
  },
  ja: {
    gives:
      /(?:無料|無償|サービス)(?:で|に|と)(?:させ|お付け|つけ|付け|いたし|対応|し|お出し|ご提供|提供)|お?値引き?(?:させ|いたし|し(?:ます|まして)|でき)|お引き(?:でき|いたし|し)|引かせて|据え置(?:き(?!の|では)|か)|お貸しし|おまけ(?=し|を?(?:つけ|付け))|(?<![表書][をも])お付けし(?!てメール|て送)|半額(?:に|で)|免除(?!の|に)|負担(?:いたし|させ|し)ます|(?:[万円%％割]|パーセント)[^。]{0,6}(?:で(?:お出し(?!して)|いけ|対応|ご提供|やらせ|させて)|まで(?:なら|でしたら)?(?:お話し|引|下げ|対応))|特別に[^。]{2,30}ます|[0-9０-９〇一二三四五六七八九十百千](?:万|円|割|[%％])*まで(?:は|なら|でしたら|であれば)?[^。]{0,16}?(?:いけ(?:ます|る)|下げ(?:ます|られ)|引け(?:ます|る)|頑張(?:り|れ|らせ)|出せ(?:ます|る)|お出しでき|勉強(?:し|でき|させ))|(?:込み|付き)で[^。？?]{0,14}?(?:やらせて|させて|いけます|お出し(?:し|でき)|対応(?:し|いたし|でき)|お受けし)|[分](?:は|が|を)?(?:サービス|無料|無償)(?:に|と)(?:なり|いたし|させ)|(?:なら|でしたら|であれば|場合は|(?:初|1|１|一)(?:年度|年目|回|か月目?|ヶ月目?)は)[^。]{0,6}(?:無料|無償|サービス)(?:です|になり|となり|でございます)/u,
    not: /できません|でき(?:ない|かね)|いたしかね|難し|厳し|[？?]\s*$|か。?$|上限が/u,
    commits:
      /(?:[一二三四五\d０-９]+年|全[\p{L}\d]{1,6}|一括|年払い|まとめて|[\d０-９]+台)[^。]{0,12}(?:契約し|約束し|支払い|払い|払う|お願いし|発注し|入れ)(?:ます|ても(?:いい|よい|結構)|る(?:よ|わ)|ましょう)|(?:その場で|今日|すぐ)[^。]{0,6}(?:決め|判を?押し|サインし|契約し)(?:ます|られ)/u,
    ofOthers: /って[。、]?$|(?:って|と)(?:言|いわ|聞|提案)|(?:他社|よそ|競合)(?:さん)?(?:は|が|から)/u,
    condition:
      /([^。、]{2,60}?(?:いただけ(?:る(?:ん|の)?でしたら|ましたら|れば|たら)|いただければ|ていただけたら|ていただいたら|もらえ(?:れば|たら|るなら)|(?<!まで)(?:なら|であれば|でしたら)|(?:の|た|る)場合|いただ(?:きますと|くと)|もらうと))/u,
    accepts:
      /^[^\p{L}]*(?:はい|ええ|じゃあ|では|それ|ああ|あ|ほな|よし|よっしゃ)?[^。]{0,10}(?:お願い|それで|助かり|ありがとう|結構|大丈夫|決まり|いこ|わかりました|承知)/u,
    isShort: /^.{1,9}$/u,
    space: '',
  },
};
