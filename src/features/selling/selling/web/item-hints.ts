import type { PhotoWriting } from '../../../items/photo-reader/web/photo-reader.ts';

/** Words that were read on the item, and its color, as suggestions for what it is. */
export const hintsOf = ({ lines, color }: PhotoWriting): string[] =>
  color === null || lines.some((line) => line.toLowerCase() === color) ? lines : [...lines, color];

/** Whether the words have a hint, as a whole and in any case. */
export const hasHint = (words: string, hint: string): boolean =>
  ` ${words.toLowerCase()} `.includes(` ${hint.toLowerCase()} `);

/** Adds a hint to the end of the words, or takes it out of them. */
export function toggleHint(words: string, hint: string): string {
  if (!hasHint(words, hint)) return `${words.trim()} ${hint}`.trim();
  const padded = ` ${words} `;
  const start = padded.toLowerCase().indexOf(` ${hint.toLowerCase()} `);
  return `${padded.slice(0, start)} ${padded.slice(start + hint.length + 2)}`.trim();
}
