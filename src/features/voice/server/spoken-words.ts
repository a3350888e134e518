import { TRANSCRIPT_MAX } from '../contract/recording-limits.ts';
import { cleanWords } from './clean-words.ts';

/** What speech models write down when nobody speaks: the ends of the videos that they learned from. */
const OF_SILENCE: ReadonlySet<string> = new Set([
  'you',
  'bye',
  'thank you',
  'thanks for watching',
  'thank you for watching',
  'please subscribe',
  'subtitles by the amara org community',
]);
/** Below it, such a sentence was not said. */
const SURE = 0.6;
/** Notes of what is no speech: "[BLANK_AUDIO]", "(music)", "♪". */
const SOUNDS = /\[[^\]]{0,40}\]|\((?:music|silence|applause|laughter|noise|inaudible)\)|[♪♫]/gi;

/** The words of a transcript, cleaned; null if there are none. It is as untrusted as what people type. */
export function spokenWords(text: string, confidence: number | null): string | null {
  const words = cleanWords(text.replace(SOUNDS, ' ')).slice(0, TRANSCRIPT_MAX).toWellFormed();
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (OF_SILENCE.has(plain) && (confidence ?? 0) < SURE) return null;
  return words;
}
