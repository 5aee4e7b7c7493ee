import { countWords } from './split.ts';
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
