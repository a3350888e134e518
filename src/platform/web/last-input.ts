let wasKey = false;

/** Follows whether the page is used by keys or by pointer; called once, before anything is pressed. */
export function followInput(): void {
  window.addEventListener('keydown', () => (wasKey = true), { capture: true });
  window.addEventListener('pointerdown', () => (wasKey = false), { capture: true });
}

/** Whether the last input was a key. Then the focus may move to a field, as no keyboard appears on the screen for it. */
export const wasLastInputKey = (): boolean => wasKey;
