/** At most `max` characters, cut after a whole word where there is one, with an ellipsis when something is missing. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}
