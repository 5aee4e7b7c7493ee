import type { Addressees } from './addressees.ts';

/** Where a clause may begin. */
const begins =
  "(?<=^|[,.;:] |(?<![\\p{L}'’-])(?:[Aa]nd|[Bb]ut|[Ss]o|[Tt]hen|or|[Nn]ow|[Aa]lso|maybe|[Ww]ell|[Oo]kay|that|think|meeting|course),? )";
/** What somebody does is handed out to nobody where the clause tells which, when or whether. */
const unbound =
  "(?<!(?:^|[^\\p{L}])(?:[Ww]hat|[Ii]f|[Ww]hen|[Ww]henever|[Oo]nce|[Ww]here|[Hh]ow|which|who|whether|[Bb]ecause|unless|until|than|as|like|things?|way|everything|anything|something|wherever|so that|all|do|does|did|are|is|can|could|should|will|would|have|with|of|to|about|from|in|on|at|by) )(?<![\\p{L}'’-])";
const word = "(?<![\\p{L}'’-])";
const you = '[Yy]ou(?: two| guys| both| all)?|(?:the )?(?:two|both|each) of you';
const softened =
  '(?:(?:also|just|all|both|maybe|then|each|now|basically|probably|still|of course|be able to|go and|try and|have to|together) )*';
const future = `(?:will|would|shall|should|can|could|must|might|(?:(?:is|are) )?(?:going|supposed) to|ha(?:s|ve) to|needs? to|gets? to) ${softened}(?:be )?${softened}`;
const shall = `(?:${future}|(?:is|are) ${softened}(?=\\p{Ll}{2,}ing\\b))`;
const plainOrder =
  '(?=(?:do|work|look|take|make|find|think|prepare|write|check|watch|focus|try|send|call|ask|bring|draw|update|finish|book|talk|put|get|collect|sort|order|print) (?:on|at|into|about|the|your|our|some|out|to|a|an|up|two|three|four|five)\\b)';
const deed = '(?<deed>(?!(?:not|you|we|they|he|she|it|that|this|the|an?|there) )\\p{Ll}{2,}\\b)';
const noun = "[\\p{L}'’-]+";
const someThing = `(?<thing>(?:the|your|some) ${noun})`;
const has = '(?:(?:it|that|there) is |(?:you )?(?:has|have|gets?|got) |(?:we|they) (?:will )?(?:want|need) )?';

const shallIn = /\b(?:will|shall|should|can|could|must|might|to|is|are)\b/;
const youIn = /\byou\b/i;

export interface Frame {
  /** Looked for first: most sentences have nothing of the kind. */
  readonly needs: RegExp;
  /** Who is called is `who`, or stands before "you" in `call`; what is to be done begins with `deed`, or with `thing` alone. */
  readonly says: RegExp;
}

/** How one clause hands something out. */
export function framesOf({ called, named }: Addressees): readonly Frame[] {
  const several = `${named}(?:(?:,| and) ${named})?`;
  // "for the mate, which is Bob, you ..."
  const first = `(?:(?:[Ff]or|[Aa]s|[Ff]rom) )?(?:(?<call>${several})(?:, (?!(?:can|could|will|would|do|please)\\b)[^,]{3,25})?(?:,? (?:which|who|that) is ${named})?,? (?:then )?)?`;
  const frames: readonly (readonly [needs: RegExp, says: string])[] = [
    // "the mate will be sewing the sails", "our mate is sewing the sails"
    [shallIn, `${begins}(?<who>${called}(?: and ${named})?)(?: \\p{Lu}\\p{Ll}+)?(?: over here)?,? ${shall}${deed}`],
    [shallIn, `${begins}(?<who>${several}),? ${future}${deed}`],
    // "as the mate, you are going to sew the sails"
    [youIn, `${begins}${first}(?<who>${you})(?: \\p{Lu}\\p{Ll}+)?,? ${shall}${deed}`],
    [youIn, `${unbound}(?<who>${you}),? ${shall}${deed}`],
    // "Ryan, you work on the sails"
    [youIn, `${begins}${first}(?<who>you(?: two| guys)?),? ${plainOrder}${deed}`],
    // "and Colin, please prepare one slide"
    [/\bplease\b/, `${begins}(?<who>${several}),? please ${softened}${deed}`],
    // "for Kate to sew the sails"
    [/\bfor .* to /i, `${word}[Ff]or (?<who>${named}|you)(?:, \\p{Lu}\\p{Ll}+,)? to ${deed}`],
    // "Kate, I would like you to sew the sails"
    [
      /\bI (?:would like|want|need|will ask) /,
      `(?:${begins}${first})?${word}I (?:(?:would like|want|need) |will ask )(?<who>${named}|${you}) to ${softened}${deed}`,
    ],
    // "Kate, can you sew the sails?"
    [
      /\b(?:can|could|will|would) you\b/,
      `${begins}(?<call>${several}),? (?:can|could|will|would) (?<who>you) ${softened}${deed}`,
    ],
    // "Ron, if you can sew the sails"
    [/\bif you c/, `${begins}${first}if (?<who>you) (?:can|could) ${softened}${deed}`],
    // "for you it is the sails"
    [/\bfor /i, `${word}[Ff]or (?<who>${called}|you),? (?:(?:it|that|there) is )?${someThing}`],
    // "the mate the sails", "our mate Kate on the sails", "the mate has the sails"
    [
      /\b(?:the|your|some) /,
      `${begins}(?:[Ff]or )?(?<who>${called})(?: \\p{Lu}\\p{Ll}+){0,2},? ${has}(?<thing>(?:(?:on|at|about) )?(?:the|your|some) ${noun})`,
    ],
    // "Kate gets the sails", "Kate, we will want a sail"
    [
      /\b(?:gets?|want|need)\b/,
      `${begins}(?<who>${named}),? (?:(?:you )?gets? |(?:we|they) (?:will )?(?:want|need) )(?<thing>(?:the |your |some |a )?${noun})`,
    ],
    // "for the mate, sails"
    [/\bfor /i, `${begins}[Ff]or (?<who>${called}), (?<thing>[\\p{Ll}'’-]{3,})`],
    // "you have your sails"
    [/\byou (?:have|get) /, `${unbound}(?<who>you) (?:have|get) (?<thing>(?:the |your )${noun})`],
    // "the sails are for Kate"
    [/\b(?:is|are) for /, `(?<things>the (?:${noun} ){1,6})(?:is|are) for (?<who>${named}|you)`],
  ];
  return frames.map(([needs, says]) => ({ needs, says: new RegExp(says, 'gu') }));
}
