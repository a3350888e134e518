/** Returns the words at the start of `text` that fit in `max` characters, without punctuation at their end. */
export function wordsWithin(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.slice(0, max + 1).lastIndexOf(' ');
  const cut = end > max / 2 ? text.slice(0, end) : text.slice(0, max).toWellFormed();
  return cut.replace(/[\s.,;:–-]+$/, '');
}

/**
 * Truncates `text` to at most `max` characters, at a word boundary if possible, and adds an ellipsis if it
 * was truncated.
 */
export const cutAtWord = (text: string, max: number): string =>
  text.length <= max ? text : `${wordsWithin(text, max - 1)}…`;
