/** Milliseconds the Sell button shows that it was pressed. */
export const PRESS_MS = 300;

/**
 * Makes a function that turns an effect on and, 300 ms after its last call, off again.
 * Call `cancel` when what shows the effect goes away.
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
