import { useState } from 'react';
import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import { useHydrated } from '../../../../platform/web/use-hydrated.ts';
import { isVibrationOn, setVibration, vibrate } from '../../../../platform/web/vibration.ts';

/** Turns vibration on or off for this device. Hidden where browsers can't vibrate. */
export function VibrationPanel() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!isHydrated || !('vibrate' in navigator)) return null;
  return (
    <section className="panel grid gap-5 px-5 py-5 sm:px-7" aria-labelledby="vibration-title">
      <h2 id="vibration-title" className="t-panel">
        Vibration on this device
      </h2>
      <CheckboxLine
        label="Vibrate when I save, record, post or accept"
        hint="A short tap, on phones that can"
        checked={chosen ?? isVibrationOn()}
        onChange={({ currentTarget: { checked } }) => {
          setVibration(checked);
          setChosen(checked);
          vibrate();
        }}
      />
    </section>
  );
}
