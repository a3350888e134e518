const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Spells out a number up to ten. */
export const numberInWords = (count: number): string => WORDS[count] ?? String(count);

/** Spells out a number at the start of a sentence. */
export function numberAtStart(count: number): string {
  const word = numberInWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
