let handed = '';

/** Passes words that another app shared to the screen that opens next. */
export function handOverWords(words: string): void {
  handed = words;
}

/** Returns the passed words, once. */
export function takeHandedWords(): string {
  const words = handed;
  handed = '';
  return words;
}
