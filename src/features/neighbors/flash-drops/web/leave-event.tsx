import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { useParticipation } from './use-participation.ts';

/** Confirms leaving an event. */
export function LeaveEvent({ event }: { event: FlashDrop }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { busy, leave } = useParticipation(event);
  if (!event.can.leave) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsConfirming(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Leave ${event.title}?`}
        text="You come off the leaderboard and stop earning points. Join again before it ends to get your points back."
        confirmLabel="Leave"
        cancelLabel="Stay"
        busy={busy}
        busyLabel="Leaving..."
        onConfirm={() => void leave().then(() => setIsConfirming(false))}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
