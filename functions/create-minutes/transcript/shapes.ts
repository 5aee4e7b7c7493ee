import { srt } from './captions/srt.ts';
import { teamsDocument } from './captions/teams-document.ts';
import { teamsVtt } from './captions/teams-vtt.ts';
import { webVtt } from './captions/webvtt.ts';
import { zoomVtt } from './captions/zoom-vtt.ts';
import { assemblyAi } from './json/assemblyai.ts';
import { attendee } from './json/attendee.ts';
import { avoma } from './json/avoma.ts';
import { awsCallAnalytics } from './json/aws-call-analytics.ts';
import { awsTranscribe } from './json/aws-transcribe.ts';
import { deepgram } from './json/deepgram.ts';
import { fathom } from './json/fathom.ts';
import { fireflies } from './json/fireflies.ts';
import { gong } from './json/gong.ts';
import { googleMeet } from './json/google-meet.ts';
import { meetStream } from './json/meetstream.ts';
import { recall } from './json/recall.ts';
import { teamsJson } from './json/teams-json.ts';
import { tldv } from './json/tldv.ts';
import { turns } from './json/turns.ts';
import { vexa } from './json/vexa.ts';
import { whisper } from './json/whisper.ts';
import { csv } from './lines/csv.ts';
import { meetDocument } from './lines/meet-document.ts';
import { speakerBlocks } from './lines/speaker-blocks.ts';
import { text } from './lines/text.ts';
import { timedLines } from './lines/timed-lines.ts';
import type { JsonShape, TextShape } from './piece.ts';

/** In the order of detection: what has the surer mark stands first, what takes anything stands last. */
export const textShapes: readonly TextShape[] = [
  teamsVtt,
  zoomVtt,
  webVtt,
  teamsDocument,
  csv,
  srt,
  meetDocument,
  speakerBlocks,
  timedLines,
  text,
];

/** Likewise. */
export const jsonShapes: readonly JsonShape[] = [
  awsCallAnalytics,
  awsTranscribe,
  deepgram,
  googleMeet,
  teamsJson,
  recall,
  gong,
  fireflies,
  attendee,
  fathom,
  avoma,
  meetStream,
  tldv,
  vexa,
  assemblyAi,
  whisper,
  turns,
];
