import type { ComponentProps } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { DataExport } from '../../../people/data-exports/contract/data-export.ts';
import { DownloadLink, exportInWords, useDataExport } from '../../../people/data-exports/web/data-exports.ts';
import { AlertsField } from '../../../people/guests/web/guests.ts';

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

type GuestExportProps = {
  latest: DataExport | null;
  /** Whether its link is mailed. */
  mailed: boolean;
};

/** A file with everything of a guest, who has no settings. */
function GuestExport({ latest, mailed }: GuestExportProps) {
  const { busy, ask } = useDataExport();
  const words = latest && exportInWords(latest, mailed);
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Icon name="download" className="icon-lg" />
      <div role="status" className="min-w-0 flex-1 basis-45">
        <p className="font-bold">{words?.title ?? 'Your data'}</p>
        <p>{words?.text ?? 'All your data in one file.'}</p>
      </div>
      {latest?.state === 'ready' && (
        <DownloadLink variant="line" className="text-ink" href={`/api/data-exports/${latest.id}/file`} />
      )}
      {latest?.state !== 'preparing' && (
        <Button
          variant="line"
          className="text-ink"
          busy={busy}
          busyLabel="Starting..."
          onClick={() => void ask()}
        >
          {latest === null ? 'Make an export' : 'Make a new export'}
        </Button>
      )}
    </div>
  );
}
