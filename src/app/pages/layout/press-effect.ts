/** How long the Sell button looks pressed, in milliseconds. */
const PRESS_MS = 300;

/**
 * Turns an effect on, and off again 300 ms after the last call. Call `cancel` when the component unmounts.
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
