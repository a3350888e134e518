import { Link } from 'react-router';
import { Icon } from '../../../platform/web/ui/icon.tsx';

/** The link to create a listing, first on the dashboard. */
export function QuickCreate() {
  return (
    <Link
      to="/create-listing"
      className="on-zest-ground flex items-center gap-4 rounded-xl p-4 hover:bg-zest-hover focus-visible:rounded-xl md:p-5"
    >
      <span
        className="grid size-14 flex-none place-items-center rounded-lg rounded-ss-xl bg-on-zest text-zest"
        aria-hidden="true"
      >
        <Icon name="plus" className="icon-lg stroke-[2.6]" />
      </span>
      <span className="min-w-0">
        <strong className="block font-display text-2xl leading-tight font-extrabold tracking-[-0.03em]">
          Create Listing
        </strong>
        Snap it, type a few words, done.
      </span>
    </Link>
  );
}
