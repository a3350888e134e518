import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import type { ButtonLook } from '../../../../platform/web/ui/button-class.ts';
import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { POINT_ACTIONS } from '../contract/point-actions.ts';
import { ACTION_ICONS, pointsText } from './action-texts.ts';

/** Joins and leaves an event. Visitors and guests are sent to the login page first, and return afterwards. */
export function useParticipation({ id, title }: Pick<FlashDrop, 'id' | 'title'>) {
  const { account } = useViewer();
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  const { busy, run } = useApiAction();
  const params = { path: { id } };

  /** @returns Whether the viewer takes part now. */
  async function join(): Promise<boolean> {
    if (account === null) {
      askToSignIn(flashDropErrors.SIGN_IN_TO_JOIN, pathname + search);
      return false;
    }
    const outcome = await run(() => api.POST('/api/flash-drops/{id}/participation', { params }), {
      done: () =>
        toast({ tone: 'success', title: `You joined ${title}`, text: 'You earn points from now on.' }),
      revalidate: 'always',
    });
    return outcome?.ok ?? false;
  }

  async function leave(): Promise<boolean> {
    const outcome = await run(() => api.DELETE('/api/flash-drops/{id}/participation', { params }), {
      done: () =>
        toast({
          tone: 'success',
          title: `You left ${title}`,
          text: 'Join again before it ends to get your points back.',
        }),
      revalidate: 'always',
    });
    return outcome?.ok ?? false;
  }

  return { busy, join, leave };
}

interface JoinButtonProps extends ButtonLook {
  event: FlashDrop;
}

/** Joins an event. Says so right away, and takes it back if that fails. */
export function JoinButton({ event, ...look }: JoinButtonProps) {
  const { busy, join } = useParticipation(event);
  return (
    <Button {...look} onClick={() => void join()}>
      {busy ? (
        <>
          <Icon name="check" />
          You're in
        </>
      ) : (
        'Join'
      )}
    </Button>
  );
}

/** Invites viewers on the stage of a running event to join. */
export function JoinPanel({ event }: { event: FlashDrop }) {
  return (
    <section aria-labelledby="join" className={STAGE_PANEL}>
      <h2 id="join" className="text-3xl">
        Join in
      </h2>
      <p className="-mt-2 text-md text-on-night-2">Points count from the moment you join.</p>
      <ul>
        {POINT_ACTIONS.map(({ act, label, points }) => (
          <li key={act} className={STAGE_ROW}>
            <Icon name={ACTION_ICONS[act]} className="icon-sm flex-none" />
            <span className="min-w-0 flex-1">{label}</span>
            <b className="num font-display text-lg leading-none font-extrabold text-on-night">
              {pointsText(points)}
            </b>
          </li>
        ))}
      </ul>
      {/* Dark theme, because the stage is dark in both themes. */}
      <div data-theme="dark" className="pb-2">
        <JoinButton event={event} size="lg" block />
      </div>
    </section>
  );
}

export const STAGE_PANEL =
  'mb-3.5 grid grid-cols-1 gap-4 rounded-xl bg-stage-2 px-4.5 pt-4.5 pb-2 max-md:-mx-2 md:mb-10 md:self-center md:px-7 md:pt-6.5 md:pb-4';

/** Classes of a row in a stage panel. */
export const STAGE_ROW =
  'flex min-h-11 items-center gap-3 border-t border-on-night/13 text-md text-on-night-2';

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
