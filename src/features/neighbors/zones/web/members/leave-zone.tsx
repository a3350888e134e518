import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { isRefusal } from '../../../../../shared/http-status.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneMember } from '../../contract/zone-member.ts';
import { MemberChoice } from './member-choice.tsx';

interface LeaveZoneProps {
  zone: Zone;
  open: boolean;
  onClose: () => void;
}

/** Confirms leaving a zone. The last admin chooses a successor first; the last member closes the zone. */
export default function LeaveZone({ zone, open, onClose }: LeaveZoneProps) {
  const navigate = useNavigate();
  const { busy, run } = useApiAction();
  const [successor, setSuccessor] = useState<ZoneMember['person'] | null>(null);
  /** Name of a chosen successor who has left in the meantime. */
  const [goneSuccessor, setGoneSuccessor] = useState<string | null>(null);
  const { id, name, memberCount, activeListings } = zone;
  const isLastAdmin = zone.membership?.lastAdmin ?? false;
  const closes = isLastAdmin && memberCount === 1;

  const leave = (to?: ZoneMember['person']) =>
    void run(
      () =>
        api.DELETE('/api/zones/{id}/membership', {
          params: { path: { id }, query: { successorId: to?.id } },
        }),
      {
        done: async () => {
          onClose();
          toast({ tone: 'success', title: closes ? `${name} is closed` : `You left ${name}` });
          if (closes) await navigate('/drop-zones', { replace: true });
        },
        failed: (problem) => {
          const { code } = problem;
          if (code === 'SUCCESSOR_GONE' && to) {
            setGoneSuccessor(to.name);
            setSuccessor(null);
            return;
          }
          // The other admins left in the meantime, so this dialog now asks for a successor.
          if (code === 'LAST_ADMIN') return;
          toast({
            tone: 'error',
            title: 'Failed to leave',
            text: isRefusal(problem) ? problem.detail : 'Please try again.',
            action: { label: 'Retry', onSelect: () => leave(to) },
          });
        },
        revalidate: 'always',
      },
    );

  if (closes) {
    return (
      <ConfirmDialog
        open={open}
        title={`Close ${name}?`}
        text={`You're the only member, so leaving closes the zone. ${
          activeListings === 1
            ? 'The listing stays in Browse.'
            : `The ${counted(activeListings, 'listing')} stay in Browse.`
        }`}
        confirmLabel="Leave and close"
        busyLabel="Leaving..."
        cancelLabel="Stay"
        danger
        busy={busy}
        onConfirm={() => leave()}
        onCancel={onClose}
      />
    );
  }
  if (!isLastAdmin) {
    return (
      <ConfirmDialog
        open={open}
        title={`Leave ${name}?`}
        text="Your listings leave the zone with you, and stay in Browse."
        confirmLabel="Leave zone"
        busyLabel="Leaving..."
        cancelLabel="Stay"
        danger
        busy={busy}
        onConfirm={() => leave()}
        onCancel={onClose}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      bottom
      title="Choose the next admin"
      description={
        <>
          You're the only admin of <bdi>{name}</bdi>. Hand it over, then you can leave.
        </>
      }
    >
      {goneSuccessor !== null && (
        <Notice icon="users-round">
          <strong className="block">
            <bdi>{goneSuccessor}</bdi> just left the zone
          </strong>
          Choose another admin.
        </Notice>
      )}
      <MemberChoice
        key={goneSuccessor}
        zoneId={id}
        memberCount={memberCount}
        value={successor}
        onChange={setSuccessor}
      />
      <p className="flex items-start gap-2.5 text-sm text-ink-2">
        <Icon name="info" className="icon-sm mt-0.5 flex-none" />
        <span>
          <bdi>{successor?.name ?? 'The one you choose'}</bdi> becomes Admin right away and gets a
          notification. Your listings leave the zone with you.
        </span>
      </p>
      <div className="dialog-actions">
        <Button variant="soft" onClick={onClose}>
          Stay
        </Button>
        <Button
          disabled={successor === null}
          busy={busy}
          busyLabel="Leaving..."
          onClick={() => successor && leave(successor)}
        >
          Hand over and leave
        </Button>
      </div>
    </Dialog>
  );
}
