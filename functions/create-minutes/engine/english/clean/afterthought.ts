import { countWords } from '../split.ts';
import { youKnow } from './you-know.ts';

/** What a speaker hangs on to what is settled or asked: a reason, a doubt, the next thought. */
const afterthought = new RegExp(
  String.raw`(?:,? (?:because|'cause|cuz|coz|cos|but(?! with)|so (?!that|far)|which is why|and then|and so|or something|or whatever|as I said|I (?:think|guess|mean)|${youKnow}|if (?:that|it) (?:helps|works|suits|would help)|if (?:that|it)(?:['’]s| is) (?:ok|okay|possible|all right|any use|any help))\b|, (?:no (?:problem|worries|trouble|bother)|of course|gladly|with pleasure)|, (?:and )?(?:I|we|you|they|it|that|he|she|there|just|maybe|like|right|okay)\b).*$`,
  'i',
);
const leastWords = 3;
/** "If one goes down at ten at night, I'm stuffed": what follows is the main point. */
const hangs =
  /^(?:(?:and|but|so|because),? )?(?:if|when(?:ever)?|once|unless|as soon as|since|after|before|while|until|although|even if) [^,]+$/i;

/** The main point of a sentence, without what is hung on to it. */
export function withoutAfterthought(text: string): string {
  const main = text.replace(afterthought, '');
  return countWords(main) >= leastWords && !hangs.test(main) ? main : text;
}

/** "To keep it from failing, because the sun may not shine, we should add a battery": a reason for what is still to come. */
const reasonAhead = /, because [^,]+, (?=(?:I|we|you|they|he|she|it|there|the|our|this|that)\b)/i;
const purpose =
  /^(?:I (?:think|guess|suppose|believe|feel)(?: that)?,? )?(?:just |mainly |mostly )?(?:in order )?to (?!be honest)[^,]+, (?!so\b)/i;
/** "The material, I think it was a good idea to use rubber": what the rest is about. */
const topicAhead =
  /^((?:the|our) (?:\p{L}+ ){0,2}\p{L}+), (?:I (?:think|guess|suppose)(?: that)?,? )(?=(?:I|we|you|they|he|she|it|there)\b)(?:(?:it|they) (should|could|will|would|can|must|has to|needs to)\b)?/iu;

/** The main point of what somebody settles; what it is for may stand before it. */
export function mainPoint(text: string): string {
  const [whole = '', lead = ''] = /^([^,]+, )/.exec(text.replace(reasonAhead, ', ')) ?? [];
  if (!purpose.test(text))
    return withoutAfterthought(
      text.replace(topicAhead, (_, topic: string, verb?: string) => (verb ? `${topic} ${verb}` : '')),
    );
  return `${lead}${withoutAfterthought(text.replace(reasonAhead, ', ').slice(whole.length))}`;
}
