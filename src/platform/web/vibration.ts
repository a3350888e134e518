/** Set to `off` on devices that shall not vibrate. */
const NAME = 'vibration';
const PULSE_MS = 8;

/** Vibrates for a moment when something important was done. Does nothing on devices that can't or shall not. */
export function vibrate(): void {
  // Safari has no `vibrate`.
  if (isVibrationOn()) (navigator as Partial<Navigator>).vibrate?.(PULSE_MS);
}

export function isVibrationOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Saves the choice for this device. Where nothing can be stored, it vibrates. */
export function setVibration(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {
    // Storage is full or denied.
  }
}
