import { Icon } from '../../../platform/web/ui/icon.tsx';
import { MenuChoice, MenuGroup, MenuLine } from '../../../platform/web/ui/menu.tsx';
import { useVibration } from '../../../platform/web/use-vibration.ts';

const CHOICES = [
  { on: true, label: 'On', icon: 'vibrate' },
  { on: false, label: 'Off', icon: 'vibrate-off' },
] as const;

/** Turns vibration on or off for this device, as menu items. Hidden where browsers can't vibrate. */
export function VibrationMenuGroup() {
  const { isOn, choose } = useVibration();
  if (isOn === null) return null;
  return (
    <>
      <MenuLine />
      <MenuGroup label="Vibration">
        {CHOICES.map(({ on, label, icon }) => (
          <MenuChoice key={label} checked={isOn === on} onClick={() => choose(on)}>
            <Icon name={icon} />
            {label}
          </MenuChoice>
        ))}
      </MenuGroup>
    </>
  );
}
