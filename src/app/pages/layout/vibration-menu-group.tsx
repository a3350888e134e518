import { useState } from 'react';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { MenuChoice, MenuGroup, MenuLine } from '../../../platform/web/ui/menu.tsx';
import { useHydrated } from '../../../platform/web/use-hydrated.ts';
import { isVibrationOn, setVibration, vibrate } from '../../../platform/web/vibration.ts';

const CHOICES = [
  { on: true, label: 'On', icon: 'vibrate' },
  { on: false, label: 'Off', icon: 'vibrate-off' },
] as const;

/** Turns vibration on or off for this device, as menu items. Hidden where browsers can't vibrate. */
export function VibrationMenuGroup() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!isHydrated || !('vibrate' in navigator)) return null;
  const isOn = chosen ?? isVibrationOn();
  return (
    <>
      <MenuLine />
      <MenuGroup label="Vibration">
        {CHOICES.map(({ on, label, icon }) => (
          <MenuChoice
            key={label}
            checked={isOn === on}
            onClick={() => {
              setVibration(on);
              setChosen(on);
              vibrate();
            }}
          >
            <Icon name={icon} />
            {label}
          </MenuChoice>
        ))}
      </MenuGroup>
    </>
  );
}
