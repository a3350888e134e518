import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { shareLink } from '../../../../../platform/web/share-link.ts';
import { useNow } from '../../../../../platform/web/time/use-now.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { CopyButton } from '../../../../../platform/web/ui/copy-button.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { Skeleton } from '../../../../../platform/web/ui/skeleton.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import { INVITE_LIFETIMES } from '../../contract/zone-limits.ts';
import type { InviteLifetime, ZoneInvite } from '../../contract/zone-member.ts';
import { activeText, SHARE_FAILED } from '../zone-texts.ts';

interface InviteDialogProps {
  zone: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** Creates, shows and turns off the invite link of a zone. For admins. */
export default function InviteDialog({ zone, open, onClose }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      bottom
      title={`Invite to ${zone.name}`}
      description="Anyone with this link can open the zone and join."
    >
      <Invite zone={zone} />
    </Dialog>
  );
}

type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; invite: ZoneInvite | null };

function Invite({ zone }: Pick<InviteDialogProps, 'zone'>) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const { busy, run } = useApiAction();
  const path = { id: zone.id };
  const show = (invite: ZoneInvite | null) => setLoaded({ kind: 'loaded', invite });

  useEffect(() => {
    if (loaded.kind !== 'loading') return;
    void outcomeOf(api.GET('/api/zones/{id}/invite', { params: { path: { id: zone.id } } })).then((outcome) =>
      setLoaded(outcome.ok ? { kind: 'loaded', invite: outcome.data.invite } : { kind: 'failed' }),
    );
  }, [loaded.kind, zone.id]);

  const make = (stopsWorking: InviteLifetime) =>
    void run(() => api.POST('/api/zones/{id}/invite', { params: { path }, body: { stopsWorking } }), {
      done: show,
    });
  const change = (stopsWorking: InviteLifetime) =>
    void run(() => api.PATCH('/api/zones/{id}/invite', { params: { path }, body: { stopsWorking } }), {
      done: show,
    });
  const turnOff = () =>
    void run(() => api.DELETE('/api/zones/{id}/invite', { params: { path } }), { done: () => show(null) });

  if (loaded.kind === 'failed') {
    return <ErrorState title="Could not load the link" onRetry={() => setLoaded({ kind: 'loading' })} />;
  }
  if (loaded.kind === 'loading') {
    return (
      <div className="grid gap-4" aria-busy="true">
        <p className="sr-only" role="status">
          Loading the link
        </p>
        <Skeleton height={52} radius={14} />
        <Skeleton height={52} radius={14} />
      </div>
    );
  }
  const { invite } = loaded;
  if (invite === null) {
    return (
      <div className="grid gap-4">
        <p className="text-ink-2">There is no link right now. A new one works for 7 days.</p>
        <Button busy={busy} busyLabel="Making the link..." onClick={() => make('7-days')}>
          Make a link
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="flex gap-2">
        <label className="sr-only" htmlFor="invite-link">
          Invite link
        </label>
        <input
          id="invite-link"
          className="control min-w-0 flex-1 bg-surface-2 text-ellipsis shadow-none"
          readOnly
          dir="ltr"
          value={invite.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={invite.url} variant="primary" />
      </div>
      <Button
        variant="line"
        block
        className="md:hidden"
        onClick={() => void shareLink({ title: zone.name, url: invite.url, failed: SHARE_FAILED })}
      >
        <Icon name="share-2" />
        Share
      </Button>
      <div className="grid grid-cols-2 items-start gap-4">
        <SelectField
          label="Stops working"
          name="stopsWorking"
          options={INVITE_LIFETIMES}
          value={invite.stopsWorking}
          disabled={busy}
          onChange={(event) => change(event.target.value as InviteLifetime)}
        />
        <div className="field">
          <p className="field-label">Used so far</p>
          <Uses invite={invite} />
        </div>
      </div>
      <Expired invite={invite} />
      <div className="dialog-actions">
        <Button variant="danger" aria-disabled={busy} onClick={turnOff}>
          <Icon name="link-2-off" />
          Turn link off
        </Button>
        <Button variant="soft" aria-disabled={busy} onClick={() => make(invite.stopsWorking)}>
          Make a new link
        </Button>
      </div>
    </>
  );
}

function Uses({ invite: { joins, lastJoinedAt } }: { invite: ZoneInvite }) {
  const now = useNow(null);
  return (
    <p className="num flex min-h-13 flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
      <b className="font-display text-3xl font-extrabold text-ink">{grouped(joins)}</b> joined
      {lastJoinedAt !== null && `, last one ${activeText(lastJoinedAt, now)}`}
    </p>
  );
}

function Expired({ invite: { expiresAt } }: { invite: ZoneInvite }) {
  const now = useNow(null);
  if (expiresAt === null || now === null || Date.parse(expiresAt) > now) return null;
  return (
    <p className="hint" role="status">
      This link stopped working. Choose when it should end, or make a new one.
    </p>
  );
}
