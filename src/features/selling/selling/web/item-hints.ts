import type { PhotoWriting } from '../../../items/photo-reader/web/photo-reader.ts';

/** Returns the text read on the item, and its color, as suggestions for "What is it?". */
export const hintsOf = ({ lines, color }: PhotoWriting): string[] =>
  color === null || lines.some((line) => line.toLowerCase() === color) ? lines : [...lines, color];

/** Whether the words contain a hint as a whole, ignoring case. */
export const hasHint = (words: string, hint: string): boolean =>
  ` ${words.toLowerCase()} `.includes(` ${hint.toLowerCase()} `);

/** Appends a hint to the words, or removes it. */
export function toggleHint(words: string, hint: string): string {
  if (!hasHint(words, hint)) return `${words.trim()} ${hint}`.trim();
  const padded = ` ${words} `;
  const start = padded.toLowerCase().indexOf(` ${hint.toLowerCase()} `);
  return `${padded.slice(0, start)} ${padded.slice(start + hint.length + 2)}`.trim();
}
