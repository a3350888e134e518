import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

/** In place of the listing, for members whose plan does not make listings from voice. */
export function PremiumRow() {
  return (
    <section className="grid gap-2" aria-label="Voice listings">
      <Link
        to="/pricing"
        className="flex min-h-17 items-center gap-3.5 rounded-xl bg-surface-2 py-2.5 ps-3.5 pe-3 font-medium hover:bg-surface-3"
      >
        <span className="grid size-11 flex-none place-items-center rounded-md rounded-ss-lg bg-lilac text-on-lilac">
          <Icon name="tag" className="icon" />
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-x-3.5 leading-snug md:flex-row md:items-center md:justify-between">
          <span>Turning this into a listing comes with Premium.</span>
          <b className="font-[650] md:underline md:underline-offset-4">Upgrade to Premium</b>
        </span>
        <Icon name="chevron-right" className="icon me-1.5 text-ink-2" />
      </Link>
      <p className="hint text-center">
        Or paste it into{' '}
        <Link to="/create-listing" className="font-semibold underline underline-offset-4">
          quick text
        </Link>
        . That's free.
      </p>
    </section>
  );
}
