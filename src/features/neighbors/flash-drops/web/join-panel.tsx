import { Button } from '../../../../platform/web/ui/button.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { POINT_ACTIONS } from '../contract/point-actions.ts';
import { ACTION_ICONS } from './action-icons.ts';
import { pointsText } from './action-texts.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { useParticipation } from './use-participation.ts';

/** Invites viewers on the stage of a running event to join. */
export function JoinPanel({ event }: { event: FlashDrop }) {
  const { busy, join } = useParticipation(event);
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
        <Button size="lg" block busy={busy} busyLabel="Joining..." onClick={() => void join()}>
          Join
        </Button>
      </div>
    </section>
  );
}

export const STAGE_PANEL =
  'mb-3.5 grid grid-cols-1 gap-4 rounded-xl bg-stage-2 px-4.5 pt-4.5 pb-2 max-md:-mx-2 md:mb-10 md:self-center md:px-7 md:pt-6.5 md:pb-4';

/** Classes of a row in a stage panel. */
export const STAGE_ROW =
  'flex min-h-11 items-center gap-3 border-t border-on-night/13 text-md text-on-night-2';
