import type { ReactNode } from 'react';

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
      className="grid gap-x-10 gap-y-3.5 border-t border-line py-7 first:border-t-0 first:pt-1 lg:grid-cols-[230px_minmax(0,1fr)]"
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
