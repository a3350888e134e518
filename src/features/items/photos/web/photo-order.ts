/** Moves an entry of a list to another index, clamped to the ends. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  const target = Math.min(Math.max(to, 0), list.length - 1);
  if (entry === undefined || target === from) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, target), entry, ...others.slice(target)];
}

/** Describes a move for screen readers. Indexes are zero-based. */
export function describeMove(from: number, to: number, count: number): string {
  return `Photo ${from + 1} is now ${to === 0 ? 'the cover, ' : ''}photo ${to + 1} of ${count}.`;
}
