/** Pixels by which the visible page must shrink before it can only be a keyboard. */
const KEYBOARD_PX = 150;

interface Size {
  width: number;
  height: number;
}

/**
 * Tells an on-screen keyboard by the height it takes. Browsers either cover the page with it, or shrink the page
 * itself, so the height is compared with that before somebody began to type.
 */
export function createKeyboardDetector(initial: Size) {
  let full = initial;
  return {
    /** Remembers the size without a keyboard. A turned phone has another one. */
    resize(isTyping: boolean, now: Size): void {
      if (!isTyping || now.width !== full.width || now.height > full.height) full = now;
    },
    isOpen: (isTyping: boolean, now: Size): boolean => isTyping && full.height - now.height > KEYBOARD_PX,
  };
}
