import type { ReactNode } from 'react';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';

type SettingsRowProps = {
  icon?: IconName;
  title: ReactNode;
  text?: ReactNode;
  /** The actions of the setting. */
  children?: ReactNode;
};

/** Shows one setting, with its actions at the end of the line. */
export function SettingsRow({ icon, title, text, children }: SettingsRowProps) {
  return (
    <div className="flex min-h-13 w-full flex-wrap items-center gap-x-3.5 gap-y-2">
      {icon && (
        <span
          className="grid size-11 flex-none place-items-center rounded-md bg-surface-2"
          aria-hidden="true"
        >
          <Icon name={icon} className="icon" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-45">
        <p className="t-label flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">{title}</p>
        {text && <p className="text-md text-ink-2">{text}</p>}
      </div>
      {children}
    </div>
  );
}
