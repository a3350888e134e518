import { useId, useSyncExternalStore } from 'react';
import {
  chooseTheme,
  shownTheme,
  subscribeToTheme,
  THEMES,
  type Theme,
} from '../../../platform/web/theme/theme-choice.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { MenuChoice, MenuGroup } from '../../../platform/web/ui/menu.tsx';

const ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** Returns the current theme. `saved` is the one that the server rendered. */
function useTheme(saved: Theme): Theme {
  return useSyncExternalStore(subscribeToTheme, shownTheme, () => saved);
}

/** Chooses system, light or dark, as three segments. */
export function ThemeSwitch({ saved }: { saved: Theme }) {
  const theme = useTheme(saved);
  const name = useId();
  return (
    <fieldset className="tabs flex-none">
      <legend className="sr-only">Theme</legend>
      {THEMES.map(({ value, label }) => {
        return (
          <label
            key={value}
            className="tab relative px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            title={label}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              checked={value === theme}
              onChange={() => chooseTheme(value)}
            />
            <Icon name={ICONS[value]} />
            <span className="sr-only">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Chooses the theme, as menu items. */
export function ThemeMenuGroup({ saved }: { saved: Theme }) {
  const theme = useTheme(saved);
  return (
    <MenuGroup label="Theme">
      {THEMES.map(({ value, label }) => {
        return (
          <MenuChoice key={value} checked={value === theme} onClick={() => chooseTheme(value)}>
            <Icon name={ICONS[value]} />
            {label}
          </MenuChoice>
        );
      })}
    </MenuGroup>
  );
}
