import { Button } from '../../../../../platform/web/ui/button.tsx';
import type { DataExport } from '../../../data-exports/contract/data-export.ts';
import { DownloadLink, exportInWords, useDataExport } from '../../../data-exports/web/data-exports.ts';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSection } from './settings-section.tsx';

type ExportSectionProps = {
  /** The most recent export. */
  latest: DataExport | null;
  /** Whether the person gets its link by email. */
  mailed: boolean;
};

/** Lets the member request and download all their data. */
export function ExportSection({ latest, mailed }: ExportSectionProps) {
  const { busy, ask } = useDataExport();
  const words = latest && exportInWords(latest, mailed);
  return (
    <SettingsSection
      id="export"
      title="Your data"
      hint="Everything that is yours: listings, photos, chats, deals and reviews."
    >
      {/* Always rendered, so that screen readers announce changes. */}
      <div role="status" className="w-full empty:hidden">
        {latest && words && (
          <SettingsRow
            icon={latest.state === 'preparing' ? 'clock' : 'download'}
            title={words.title}
            text={words.text}
          >
            {latest.state === 'ready' && (
              <DownloadLink
                variant="line"
                href={`/api/data-exports/${latest.id}/file`}
                label={`Download ${words.title.toLowerCase()}`}
              />
            )}
          </SettingsRow>
        )}
      </div>
      {latest?.state !== 'preparing' && (
        <Button variant="line" busy={busy} busyLabel="Starting..." onClick={() => void ask()}>
          {latest === null ? 'Make an export' : 'Make a new export'}
        </Button>
      )}
    </SettingsSection>
  );
}
