import type { ComponentProps } from 'react';
import { AlertsField } from '../../../people/guests/web/guests.ts';
import { GuestExport } from './guest-export.tsx';

interface GuestSettingsProps {
  /** Null when the request failed. */
  alerts: ComponentProps<typeof AlertsField>['initial'] | null;
  exports: ComponentProps<typeof GuestExport>;
}

/** Lets guests choose where alerts go, and download their data. */
export function GuestSettings({ alerts, exports }: GuestSettingsProps) {
  return (
    <section aria-label="Guest settings" className="grid gap-5 rounded-xl bg-lilac p-5 text-on-lilac md:p-7">
      {alerts !== null && <AlertsField initial={alerts} />}
      <GuestExport {...exports} />
    </section>
  );
}
