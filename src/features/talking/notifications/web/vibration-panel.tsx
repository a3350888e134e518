import { useState } from 'react';
import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import { useHydrated } from '../../../../platform/web/use-hydrated.ts';
import { SettingsSection } from '../../../people/accounts/web/accounts.ts';
import { isVibrationOn, setVibration, vibrate } from '../../../../platform/web/vibration.ts';

/** Turns vibration on or off for this device. Hidden where browsers can't vibrate. */
export function VibrationPanel() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!isHydrated || !('vibrate' in navigator)) return null;
  return (
    <SettingsSection id="vibration" title="Vibration on this device" hint="A short tap, on phones that can.">
      <CheckboxLine
        label="Vibrate when I save, record, post or accept"
        checked={chosen ?? isVibrationOn()}
        onChange={({ currentTarget: { checked } }) => {
          setVibration(checked);
          setChosen(checked);
          vibrate();
        }}
      />
    </SettingsSection>
  );
}
