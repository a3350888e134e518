import { TRANSCRIPT_MAX } from '../contract/recording-limits.ts';

/** Sentences that speech models produce for silence: the endings of videos in their training data. */
const SILENCE_SENTENCES: ReadonlySet<string> = new Set([
  'you',
  'bye',
  'thank you',
  'thanks for watching',
  'thank you for watching',
  'please subscribe',
  'subtitles by the amara org community',
]);
/** Below this confidence, such a sentence was not spoken. */
const MIN_CONFIDENCE = 0.6;
/** Annotations of non-speech: "[BLANK_AUDIO]", "(music)", "♪". */
const ANNOTATIONS = /\[[^\]]{0,40}\]|\((?:music|silence|applause|laughter|noise|inaudible)\)|[♪♫]/gi;

/**
 * Returns the cleaned words of a transcript; null if there are none. The text is untrusted, like anything
 * people type.
 */
export function spokenWords(text: string, confidence: number | null): string | null {
  const words = cleanWords(text.replace(ANNOTATIONS, ' ')).slice(0, TRANSCRIPT_MAX).toWellFormed();
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (SILENCE_SENTENCES.has(plain) && (confidence ?? 0) < MIN_CONFIDENCE) return null;
  return words;
}

// oxlint-disable-next-line no-control-regex -- a transcript has no control characters
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/g;

/** Removes control characters from a text, but retains line breaks. */
export const cleanWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(CONTROL, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
