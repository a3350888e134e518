/** What somebody said, as it was recorded. */
export interface Recording {
  /** Identifies it to the server too, which takes one credit for it however often it is sent. */
  id: string;
  audio: Blob;
  seconds: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Its loudness over time, each from 0 to 1; empty where the browser cannot measure it. */
  wave: readonly number[];
  /** Nothing was ever loud enough to be speech. */
  silent: boolean;
  /** What the browser understood while it was recorded, if it listened. */
  recognized: Recognized | null;
}

/** Words that the browser itself recognized. */
export interface Recognized {
  text: string;
  /** From 0 to 1; null if the browser does not say. */
  confidence: number | null;
}

/** m:ss, as 1:05. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** For assistive technology, as "1 minute 5 seconds". */
export function spokenDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [count(Math.floor(whole / 60), 'minute'), count(whole % 60, 'second')];
  return parts.filter((part) => part !== '').join(' ') || '0 seconds';
}

const count = (number: number, noun: string) =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
