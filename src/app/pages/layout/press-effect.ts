/** Milliseconds the Sell button looks pressed. */
export const PRESS_MS = 300;

/**
 * Turns an effect on and, 300 ms after the last call, off again. Call `cancel` when the component unmounts.
 */
export function pressEffect(show: (pressed: boolean) => void): { press: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    press() {
      clearTimeout(timer);
      show(true);
      timer = setTimeout(() => show(false), PRESS_MS);
    },
    cancel: () => clearTimeout(timer),
  };
}
