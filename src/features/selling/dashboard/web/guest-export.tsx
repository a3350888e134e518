import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { DataExport } from '../../../people/data-exports/contract/data-export.ts';
import { DownloadLink, exportInWords, useDataExport } from '../../../people/data-exports/web/data-exports.ts';

type GuestExportProps = {
  latest: DataExport | null;
  /** Whether its link is mailed. */
  mailed: boolean;
};

/** A file with everything of a guest, who has no settings. */
export function GuestExport({ latest, mailed }: GuestExportProps) {
  const { busy, ask } = useDataExport();
  const words = latest && exportInWords(latest, mailed);
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Icon name="download" className="icon-lg" />
      <div role="status" className="min-w-0 flex-1 basis-45">
        <p className="font-bold">{words?.title ?? 'Your data'}</p>
        <p>{words?.text ?? 'Everything that is yours, in one file.'}</p>
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
