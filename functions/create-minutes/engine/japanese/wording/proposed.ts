import { fromTe } from '../conjugate.ts';
import { fromMasu } from '../masu.ts';
import type { Style } from './style.ts';

/** What a choice says for itself: 入れましょう、見直し only names its thing afterwards. */
const choice = '(?=[^。]{2,}[うくすつぬむぐぶる]。$)';
const letsDo = new RegExp(`([^、。]*[^、。で])ましょう(?:か|よ|ね)?、${choice}`, 'u');
/** 置かせてください asks whether one may. */
const asks = new RegExp(`([^、。]*[^、。せ]て)ください、${choice}`, 'u');
/** ぜひ出しましょう and それでやりましょう say nothing beside it. */
const saysWhat = /^(?!それ|これ)[^、。]+[をはもがにで][^、。]+$|^全/u;

/** What was proposed or asked for on the way to a choice, as it is done: 3回で決めましょう、4月からとする is 3回で決める。4月からとする. */
export function proposed(text: string, style: Style): string {
  if (style === 'polite') return text;
  return text
    .replace(letsDo, (_, stem: string) => (saysWhat.test(stem) ? `${fromMasu(stem).plain}。` : ''))
    .replace(asks, (said, deed: string) => {
      const verb = saysWhat.test(deed) ? fromTe(deed) : undefined;
      return verb ? `${verb.plain}。` : said;
    });
}
