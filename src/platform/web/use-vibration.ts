import { useState } from 'react';
import { useHydrated } from './page/use-hydrated.ts';
import { isVibrationOn, setVibration, vibrate } from './vibration.ts';

/** Returns whether this device vibrates, null where the browser can't, and how to choose it. */
export function useVibration(): { isOn: boolean | null; choose: (on: boolean) => void } {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  return {
    isOn: isHydrated && 'vibrate' in navigator ? (chosen ?? isVibrationOn()) : null,
    choose(on) {
      setVibration(on);
      setChosen(on);
      vibrate();
    },
  };
}
