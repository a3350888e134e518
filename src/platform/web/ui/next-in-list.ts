/**
 * Returns where a key moves in a list that wraps around: arrows, Home, End, or the first letter of a text.
 * Null for other keys. `current` is -1 if no entry has the focus.
 */
export function nextInList(key: string, texts: readonly string[], current: number): number | null {
  const count = texts.length;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const index = (Math.max(current, 0) + step) % count;
    if (texts[index]?.trim().toLowerCase().startsWith(letter)) return index;
  }
  return null;
}
