import { ChevronRight, CircleUserRound, Heart, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The ways from what one sells to what one has an eye on, and to what others see and say of one. */
export function Shortcuts({ accountId }: { accountId: string }) {
  return (
    <div className="grid gap-3 sm:grid-cols-3 md:gap-5">
      <Shortcut to="/favourites">
        <Heart className="icon text-coral" aria-hidden="true" />
        Favourites
      </Shortcut>
      <Shortcut to={`/profile/${accountId}`}>
        <CircleUserRound className="icon text-ink-2" aria-hidden="true" />
        Your profile
      </Shortcut>
      <ReviewsShortcut />
    </div>
  );
}

/** Guests have a part in reviews too. */
export function ReviewsShortcut() {
  return (
    <Shortcut to="/reviews">
      <Star className="icon text-ink-2" aria-hidden="true" />
      Your reviews
    </Shortcut>
  );
}

function Shortcut({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="panel flex min-h-14 items-center gap-3 px-5 font-semibold md:px-6">
      {children}
      <ChevronRight className="icon ml-auto text-ink-2" aria-hidden="true" />
    </Link>
  );
}
