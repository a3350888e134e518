const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A number of up to ten as a word. */
export const numberInWords = (count: number): string => WORDS[count] ?? String(count);

/** The same at the start of a sentence. */
export function numberFirst(count: number): string {
  const word = numberInWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
