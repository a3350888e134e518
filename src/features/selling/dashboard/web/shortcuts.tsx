import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

/** Links to favorites, the profile, reviews, Flash Drops and insights. */
export function Shortcuts({ accountId }: { accountId: string }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-5">
      <Shortcut to="/favourites">
        <Icon name="heart" className="icon text-coral" />
        Favorites
      </Shortcut>
      <Shortcut to={`/profile/${accountId}`}>
        <Icon name="circle-user-round" className="icon text-ink-2" />
        Your profile
      </Shortcut>
      <ReviewsShortcut />
      <Shortcut to="/dashboard/flash-drops">
        <Icon name="zap" className="icon text-ink-2" />
        My Flash Drops
      </Shortcut>
      <Shortcut to="/ai-insights">
        <Icon name="chart-column" className="icon text-ink-2" />
        AI insights
      </Shortcut>
    </div>
  );
}

/** Guests have reviews too. */
export function ReviewsShortcut() {
  return (
    <Shortcut to="/reviews">
      <Icon name="star" className="icon text-ink-2" />
      Your reviews
    </Shortcut>
  );
}

function Shortcut({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="panel flex min-h-14 items-center gap-3 px-5 font-semibold md:px-6">
      {children}
      <Icon name="chevron-right" className="icon ms-auto text-ink-2" />
    </Link>
  );
}
