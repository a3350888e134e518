/** How loud a microphone is, in words. */
export type LevelWord = 'Good level' | 'Too quiet' | 'Too loud';

/** Decibels below full scale that count as nothing: what a quiet room sounds like. */
const FLOOR_DB = -60;
/** From here on speech is heard; below, it is noise. */
const QUIET = 0.35;
/** From here on the tops of the waves are cut off. */
const LOUD = 0.93;
/** Measurements that a word looks back on, so that it does not change with each breath. */
const LOOKED_BACK = 15;

/** The level of a piece of sound, from 0 for silence to 1 for full scale. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const power = samples.length === 0 ? 0 : sum / samples.length;
  if (power === 0) return 0;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB));
}

/** What to tell about the latest levels. */
export function levelWord(levels: readonly number[]): LevelWord {
  const recent = levels.slice(-LOOKED_BACK);
  const loudest = Math.max(0, ...recent);
  if (loudest >= LOUD) return 'Too loud';
  return loudest < QUIET ? 'Too quiet' : 'Good level';
}

/** Whether nothing in a whole recording was speech. Unmeasured recordings may be anything. */
export const isSilent = (levels: readonly number[]): boolean =>
  levels.length > 0 && levels.every((level) => level < QUIET / 2);

/** The levels of a whole recording as this many bars: each the loudest of its part, or one between two levels. */
export function waveOf(levels: readonly number[], bars: number): number[] {
  if (levels.length === 0) return [];
  if (levels.length < bars)
    return Array.from({ length: bars }, (_, bar) => between(levels, bar / (bars - 1)));
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / bars));
    return Math.max(...levels.slice(from, to));
  });
}

/** The level at this share of the way, from 0 to 1. */
function between(levels: readonly number[], share: number): number {
  const at = share * (levels.length - 1);
  const before = levels[Math.floor(at)] ?? 0;
  const after = levels[Math.ceil(at)] ?? before;
  return before + (after - before) * (at % 1);
}
