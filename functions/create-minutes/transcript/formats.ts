/** Every shape a transcript may have, by the name a caller gives or reads: the one list behind `format` and `detectedFormat`. */
export const formats = [
  'turns',
  'text',
  'timed-lines',
  'speaker-blocks',
  'meet-document',
  'webvtt',
  'zoom-vtt',
  'teams-vtt',
  'teams-document',
  'srt',
  'google-meet',
  'aws-transcribe',
  'aws-call-analytics',
  'deepgram',
  'assemblyai',
  'whisper',
  'gong',
  'fireflies',
  'fathom',
  'recall',
  'vexa',
  'attendee',
  'avoma',
  'meetstream',
] as const;

export type Format = (typeof formats)[number];
