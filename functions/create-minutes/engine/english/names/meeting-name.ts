import type { Sentence, Span } from '../../sentence.ts';

/** What a meeting is called by those who open it, without its article: "conceptual design meeting". */
export interface MeetingName {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** Whoever opens a meeting says within these sentences what it is. */
const openingSentences = 15;
const says =
  "[Tt]his(?:['’]s| is)|[Ww]elcome(?: you)?(?: all| everyone| everybody)?(?: back)? to|[Ww]e(?:['’]re| are)(?: all)? here for";
const kind = '[Mm]eeting|[Ss]ession|[Hh]earing|[Ww]orkshop|[Ss]tand-?up|[Rr]eview';
/** "The third meeting of the Committee on Fisheries": whose it is, as far as its name is one. */
const whose =
  "(?: of (?:the |our )?\\p{Lu}[\\p{L}\\d'’-]*(?:,? (?:(?:of|on|and|for|the) )*\\p{Lu}[\\p{L}\\d'’-]*)*(?<!['’]s)(?![\\p{L}'’-]| \\p{Lu}))?";
const named = new RegExp(
  `\\b(?:${says}) (?:the|our|an?|this|today['’]s) (?<name>(?<which>(?:[\\p{L}\\d-]+ ){1,4}?)(?:${kind})\\b${whose})(?! (?:that|which|who|on \\p{Lu}|in \\p{Lu}|next|tool|thing|backlog|bottleneck|room|minutes|agenda|request)\\b)`,
  'u',
);
/** What any meeting may be called, and what tells of another one. */
const untelling =
  /\b(?:next|previous|other|another|any|same|whole|entire|long|short|good|great|nice|little|quick|productive|plan|for|of|to|in|and|end|beginning|point|purpose|reason|minutes|agenda|only|very|really|kind|sort|uh|um)\b/i;

/** The name by which a meeting is opened; undefined where nobody says one that tells it from others. */
export function meetingName(sentences: readonly Sentence[]): MeetingName | undefined {
  for (const { text, spans } of sentences.slice(0, openingSentences)) {
    const { name, which } = named.exec(text)?.groups ?? {};
    if (name !== undefined && which !== undefined && !untelling.test(which)) return { text: name, spans };
  }
  return undefined;
}
