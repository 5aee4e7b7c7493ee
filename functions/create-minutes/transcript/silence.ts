/** What recognisers were trained to hear in silence: the ends of videos. Written without spaces and punctuation, in lower case. */
const hallucinations = [
  'thank(?:s|you)(?:somuch|verymuch)?forwatching(?:thisvideo|myvideo|thevideo|everyone|guys)?',
  'thank(?:s|you)forwatching(?:and)?(?:illsee|see)youinthenext(?:video|one)',
  '(?:and)?(?:ill|iwill|well)?seeyou(?:guys|all)?inthenextvideo',
  '(?:please)?(?:dontforgetto)?(?:like(?:and|,)?)?subscribe(?:tomychannel|tothechannel|tomyyoutubechannel)?(?:formorevideos)?',
  '(?:please)?like(?:and|share)?subscribe',
  'subtitles?(?:made|created|provided)?by(?:the)?amaraorg(?:community)?',
  'ご?視聴(?:いただき|頂き|くださり|して(?:いただき|くださり))?(?:まして)?(?:本当に|誠に|どうも)?ありがとうござい(?:ます|ました)',
  '(?:最後まで|本日も|本日は|今日も)?ご(?:視聴|覧)(?:いただき|頂き|くださり)(?:まして)?(?:本当に|誠に)?ありがとうござい(?:ます|ました)',
  '最後までご視聴ありがとうござい(?:ます|ました)',
  '(?:高評価(?:と|や|、)?)?チャンネル登録(?:と高評価)?(?:を|も|は|の(?:ほど|程)?)?(?:ぜひ|是非)?(?:よろしく)?(?:お願い(?:し|いたし|致し)ます|お願いします|よろしく)?',
  '(?:それでは|では)?(?:また)?(?:次|次回|次の|次回の)の?動画で(?:また)?(?:お会い|会い)しましょう',
  '字幕(?:作成|制作|提供)?(?:者|by)?(?:初音ミク|amaraorg)?(?:視聴)?ありがとうござい(?:ます|ました)',
];
const hallucination = new RegExp(`^(?:${hallucinations.join('|')})$`, 'u');
/** None of them is without one of these. */
const mark = /watching|subscri|next video|next one|amara|視聴|ご覧|登録|動画|字幕/i;
/** No such phrase is longer, not even said twice. */
const maxPhrase = 120;

/**
 * Whether nothing is heard but the end of a video. Only where it is the whole cue or turn: somebody may say so.
 * A phrase that comes several times in a row is still nothing else.
 */
export function isHallucination(text: string): boolean {
  if (text.length > maxPhrase || !mark.test(text)) return false;
  const sentences = text
    .split(/[.!?。！？♪\n]+|\s{2,}|(?<=(?:ます|ました))\s+/)
    .map(bare)
    .filter(Boolean);
  if (sentences.length === 0) return false;
  return hallucination.test(bare(text)) || sentences.every((sentence) => hallucination.test(sentence));
}

const stock = new Set(
  'you|thankyou|thanks|thankyouverymuch|thankyousomuch|bye|byebye|okay|ok|yeah|hmm|um|so|ご清聴ありがとうございました|ありがとうございました|おやすみなさい|はい|うん'.split(
    '|',
  ),
);

/** Whether it is one of the words recognisers put where little is heard; said as often for good, so never enough alone. */
export function isStockPhrase(text: string): boolean {
  return text.length <= maxPhrase && (stock.has(bare(text)) || isHallucination(text));
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
