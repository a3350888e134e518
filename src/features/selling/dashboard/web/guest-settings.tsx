import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { signUpAddress } from '../../../people/accounts/web/accounts.ts';
import type { DataExport } from '../../../people/data-exports/contract/data-export.ts';
import { DownloadLink, exportInWords, useDataExport } from '../../../people/data-exports/web/data-exports.ts';
import {
  AlertsField,
  copyCredentials,
  credentialsText,
  guestStore,
} from '../../../people/guests/web/guests.ts';

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

/** Tells guests who they are, how to come back, and what an account would change. */
export function GuestNotice({ guestId }: { guestId: string }) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const { busy, run } = useApiAction();

  function copy() {
    const stored = guestStore().read();
    // Only the browser that stores the PIN knows it.
    const known = stored?.guestId === guestId ? credentialsText(stored) : guestId;
    void copyCredentials(known);
  }

  async function leave() {
    await run(() => api.DELETE('/api/guests/current'), {
      async done() {
        guestStore().clear();
        toast({ tone: 'success', title: 'You left guest mode' });
        await navigate('/');
      },
      revalidate: 'done',
    });
    setLeaving(false);
  }

  return (
    <section
      aria-labelledby="guest-notice"
      className="grid gap-5 rounded-xl bg-lilac p-5 text-on-lilac md:-order-2 md:grid-cols-[1fr_auto] md:items-center md:p-7"
    >
      <div className="flex min-w-0 gap-4">
        <Icon name="user-round" className="icon-lg mt-0.5" />
        <div className="min-w-0">
          <h2 id="guest-notice" className="text-2xl">
            You're here as <span className="num inline-block wrap-anywhere select-all">{guestId}</span>
          </h2>
          <p className="mt-2 max-w-[42em]">
            You need this ID and your PIN to come back. Sign up to move your listings to an account.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to={signUpAddress('/dashboard')}>Sign up</ButtonLink>
        <Button variant="line" className="text-ink" onClick={copy}>
          <Icon name="copy" />
          Copy
        </Button>
        <Button variant="quiet" className="text-on-lilac" onClick={() => setLeaving(true)}>
          Leave guest mode
        </Button>
      </div>
      <ConfirmDialog
        open={leaving}
        title="Leave guest mode?"
        text={`Your listings stay up. You need ${guestId} and your PIN to come back, so save both first.`}
        confirmLabel="Leave guest mode"
        busyLabel="Leaving..."
        busy={busy}
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(false)}
      />
    </section>
  );
}
