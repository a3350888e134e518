import { counted } from '../../../../../shared/counted.ts';
import { asInputs } from '../../../../../shared/local-time.ts';

/** A finished recording. */
export interface Recording {
  /** Also identifies it on the server, which charges one credit no matter how often it is sent. */
  id: string;
  audio: Blob;
  seconds: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Its levels over time, from 0 to 1; empty if the browser can't measure them. */
  wave: readonly number[];
  /** It was never loud enough to be speech. */
  silent: boolean;
  /** What the browser recognized during recording, if it listened. */
  recognized: Recognized | null;
}

/** Words recognized by the browser. */
export interface Recognized {
  text: string;
  /** From 0 to 1; null if unknown. */
  confidence: number | null;
}

/** Formats a duration as m:ss, such as 1:05. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats a duration for screen readers, such as "1 minute 5 seconds". */
export function spokenDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [count(Math.floor(whole / 60), 'minute'), count(whole % 60, 'second')];
  return parts.filter((part) => part !== '').join(' ') || '0 seconds';
}

const count = (number: number, noun: string) => (number === 0 ? '' : counted(number, noun));

/** Formats a date as YYYY-MM-DD in the reader's time zone. */
const dayOf = (time: number): string => asInputs(new Date(time)).date;

export const transcriptFileName = (time: number): string => `transcript-${dayOf(time)}.txt`;

export const audioFileName = (type: string, time: number): string =>
  `recording-${dayOf(time)}.${type.startsWith('audio/mp4') ? 'm4a' : 'webm'}`;
