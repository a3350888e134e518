import type { ReactNode } from 'react';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';

type SettingsSectionProps = {
  /** Anchor on the page, for links to it. */
  id: string;
  title: string;
  hint: ReactNode;
  children: ReactNode;
};

/** Shows one section of the account settings: its title beside its content. */
export function SettingsSection({ id, title, hint, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // The first of the page has no line above it. Sections that load later are in an element of their own.
      className="[:not(.contents)>&:first-child]:border-t-0 [:not(.contents)>&:first-child]:pt-1 grid gap-x-10 gap-y-3.5 border-t border-line py-7 lg:grid-cols-[230px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="t-panel">
          {title}
        </h2>
        <p className="hint mt-1.5">{hint}</p>
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-3.5">{children}</div>
    </section>
  );
}

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
      <div className="min-w-0 flex-1 basis-32">
        <p className="t-label flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">{title}</p>
        {text && <p className="text-md text-ink-2">{text}</p>}
      </div>
      {children}
    </div>
  );
}
