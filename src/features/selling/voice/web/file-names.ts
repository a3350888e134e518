import { asInputs } from '../../../../shared/local-time.ts';

/** Formats a date as YYYY-MM-DD in the reader's time zone. */
const dayOf = (time: number): string => asInputs(new Date(time)).date;

export const transcriptFileName = (time: number): string => `transcript-${dayOf(time)}.txt`;

export const audioFileName = (type: string, time: number): string =>
  `recording-${dayOf(time)}.${type.startsWith('audio/mp4') ? 'm4a' : 'webm'}`;
