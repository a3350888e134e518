/**
 * Truncates `text` to at most `max` characters, at a word boundary if possible, and adds an ellipsis if it
 * was truncated.
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}
