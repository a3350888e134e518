import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import { useVibration } from '../../../../platform/web/use-vibration.ts';
import { SettingsSection } from '../../../people/accounts/web/accounts.ts';

/** Turns vibration on or off for this device. Hidden where browsers can't vibrate. */
export function VibrationPanel() {
  const { isOn, choose } = useVibration();
  if (isOn === null) return null;
  return (
    <SettingsSection id="vibration" title="Vibration on this device" hint="A short tap, on phones that can.">
      <CheckboxLine
        label="Vibrate when I save, record, post or accept"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => choose(checked)}
      />
    </SettingsSection>
  );
}
