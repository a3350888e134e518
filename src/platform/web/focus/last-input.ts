let wasKey = false;

/** Tracks whether the page is used by keyboard or pointer. Call it once, before any input. */
export function trackInput(): void {
  window.addEventListener('keydown', () => (wasKey = true), { capture: true });
  window.addEventListener('pointerdown', () => (wasKey = false), { capture: true });
}

/**
 * Whether the last input was a key. Only then may the focus move to a field, because no on-screen keyboard
 * opens.
 */
export const wasLastInputKey = (): boolean => wasKey;
