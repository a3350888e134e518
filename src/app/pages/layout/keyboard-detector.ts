/** Minimum height of an on-screen keyboard, in pixels. */
const KEYBOARD_PX = 150;

interface Size {
  width: number;
  height: number;
}

/**
 * Detects an on-screen keyboard by its height. Browsers either cover the page with it or shrink the page, so
 * the height is compared with that before typing.
 */
export function createKeyboardDetector(initial: Size) {
  let full = initial;
  return {
    /** Stores the size without a keyboard. It changes when the phone is rotated. */
    resize(isTyping: boolean, now: Size): void {
      if (!isTyping || now.width !== full.width || now.height > full.height) full = now;
    },
    isOpen: (isTyping: boolean, now: Size): boolean => isTyping && full.height - now.height > KEYBOARD_PX,
  };
}
