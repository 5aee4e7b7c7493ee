/** How people of a language give something up. */
export interface ConcessionWordings {
  readonly gives: RegExp;
  /** Sounds alike and gives nothing. */
  readonly not: RegExp;
  /** What another supplier offers is told of him: 「一人400円でいけますって言ってきて」. */
  readonly ofOthers: RegExp;
  /** The first group is what is asked in return. */
  readonly condition: RegExp;
  readonly accepts: RegExp;
}

export const wordings: Readonly<Record<'en' | 'ja', ConcessionWordings>> = {
  en: {
    gives:
      /\b(?:throw(?:ing)? in|waive(?:d|ing)?|(?:at |for )?no (?:extra |additional )?(?:charge|cost|fee)|free of charge|for free|on the house|on us|as a (?:gesture|courtesy|goodwill)|(?:we|I)(?:['’]ll| will| can| could| would)(?: \w+)? (?:do|go(?: down)? to|come down|knock|take|drop|reduce|extend|match|meet you|hold|freeze|cap|lock|sharpen|give you|offer you)(?: \w+){0,6} (?:percent|%|off|price|fee|discount|months?|days|thousand|grand|dollars|euros|pounds|set-?up|rate|to \d+)|(?:we|I)(?:['’]ll| will| can| could) (?:do|go|make it)(?: it)?(?: at| for| to)? [$€£]?\d)/i,
    not: /\b(?:can['’]?t|cannot|won['’]?t|will not|not able|unable|never|don['’]t|wouldn['’]t|trial (?:is|for)|free trial)\b|\?\s*$/i,
    ofOthers: /\b(?:they|he|she|\p{Lu}\p{Ll}+) (?:said|told us|offered|quoted|says|will do it|does it)\b/u,
    condition:
      /\b((?:if|provided(?: that)?|as long as|in (?:return|exchange) for|on (?:the )?condition (?:that|of)|assuming|once|when) [^.?!;]{3,120}?)(?=,|\bthen\b|\b(?:we|I)(?:['’]ll| will| can| could)\b|[.?!;]|$)/i,
    accepts:
      /^\W*(?:(?:yes|yeah|ok|okay|fine|great|good|alright)\W+)*(?:deal|done|agreed|works|that works|perfect|we(?:['’]ll| will) take|fine by|that(?:['’]s| is) (?:fine|good|great|fair)|sold|thank you|thanks|appreciate)/i,
  },
  ja: {
    gives:
      /(?:無料|無償|サービス)(?:で|に|と)(?:させ|お付け|つけ|付け|いたし|対応|し|お出し|ご提供|提供)|お?値引き?(?:させ|いたし|し(?:ます|まして)|でき)|お引き(?:でき|いたし|し)|引かせて|据え置(?:き|か)|お貸しし|おまけ|お付けし|半額(?:に|で)|免除|負担(?:いたし|させ|し)ます|(?:[万円%％割]|パーセント)[^。]{0,6}(?:で(?:お出し|いけ|対応|ご提供|やらせ|させて)|まで(?:なら|でしたら)?(?:お話し|引|下げ|対応))|特別に[^。]{2,30}ます/u,
    not: /できません|でき(?:ない|かね)|いたしかね|難し|厳し|[？?]\s*$|か。?$|上限が/u,
    ofOthers: /って[。、]?$|(?:って|と)(?:言|いわ|聞|提案)|(?:他社|よそ|競合)(?:さん)?(?:は|が|から)/u,
    condition:
      /([^。、]{2,60}?(?:いただけ(?:る(?:ん|の)?でしたら|ましたら|れば|たら)|いただければ|ていただけたら|ていただいたら|もらえ(?:れば|たら|るなら)|なら|であれば|でしたら|の場合))/u,
    accepts:
      /^[^\p{L}]*(?:はい|ええ|じゃあ|では|それ|ああ|あ|ほな|よし|よっしゃ)?[^。]{0,10}(?:お願い|それで|助かり|ありがとう|結構|大丈夫|決まり|いこ|わかりました|承知)/u,
  },
};
