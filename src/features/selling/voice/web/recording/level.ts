/** How loud the microphone is, in words. */
export type LevelWord = 'Good level' | 'Too quiet' | 'Too loud';

/** Level of a quiet room, in decibels relative to full scale. Counts as silence. */
const FLOOR_DB = -60;
/** Minimum level of speech; anything below is noise. */
const MIN_SPEECH_LEVEL = 0.35;
/** From this level on, the sound is clipped. */
const CLIPPING_LEVEL = 0.93;
/** How many measurements a level word covers, so that it doesn't change with each breath. */
const AVERAGED_LEVELS = 15;

/** Returns the level of a sound sample, from 0 for silence to 1 for full scale. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const power = samples.length === 0 ? 0 : sum / samples.length;
  if (power === 0) return 0;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB));
}

/** Describes the latest levels. */
export function levelWord(levels: readonly number[]): LevelWord {
  const recent = levels.slice(-AVERAGED_LEVELS);
  const loudest = Math.max(0, ...recent);
  if (loudest >= CLIPPING_LEVEL) return 'Too loud';
  return loudest < MIN_SPEECH_LEVEL ? 'Too quiet' : 'Good level';
}

/** Whether a recording contains no speech. False if it was not measured. */
export const isSilent = (levels: readonly number[]): boolean =>
  levels.length > 0 && levels.every((level) => level < MIN_SPEECH_LEVEL / 2);

/**
 * Reduces or extends the levels of a recording to a number of bars: the maximum of each part, or
 * interpolated.
 */
export function waveOf(levels: readonly number[], bars: number): number[] {
  if (levels.length === 0) return [];
  if (levels.length < bars)
    return Array.from({ length: bars }, (_, bar) => interpolate(levels, bar / (bars - 1)));
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / bars));
    return Math.max(...levels.slice(from, to));
  });
}

/** Returns the interpolated level at a fraction of the recording, from 0 to 1. */
function interpolate(levels: readonly number[], share: number): number {
  const position = share * (levels.length - 1);
  const before = levels[Math.floor(position)] ?? 0;
  const after = levels[Math.ceil(position)] ?? before;
  return before + (after - before) * (position % 1);
}
