import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { canMovePages } from '../../../../platform/web/page/page-transition.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { CoverTile } from '../../../items/photos/web/photos.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { type LocalTime, openingText } from './opening.ts';

interface StopRowProps {
  listing: MapListing;
  now: LocalTime;
  /** Adds the listing to the route, or removes it. */
  action: ReactNode;
}

/** A listing as a stop or possible stop: title, area, pickup hours and price. */
export function StopRow({ listing, now, action }: StopRowProps) {
  const { id, title, priceCents, cover, seller, area } = listing;
  return (
    <div className="press relative flex min-w-0 flex-1 items-center gap-3">
      <CoverTile cover={cover} />
      <div className="min-w-0 flex-1">
        <Link
          to={`/listing/${id}`}
          viewTransition={canMovePages()}
          className="block truncate font-semibold after:absolute after:inset-0"
          dir="auto"
        >
          {title}
        </Link>
        <p className="truncate text-xs text-ink-2">
          <bdi>{seller.name}</bdi>
          {area && (
            <>
              {' · '}
              <bdi>{area}</bdi>
            </>
          )}
        </p>
        <p className="num flex items-center gap-1.5 text-xs text-ink-2">
          <Icon name="clock" className="icon-sm" />
          {openingText(listing, now)}
        </p>
      </div>
      <PriceTag cents={priceCents} size="sm" rounded />
      {action}
    </div>
  );
}

interface StopLinkProps {
  /** Query of the changed route. */
  to: string;
  label: string;
  icon: 'plus' | 'x';
  /** The row disappears, so the focus moves to its neighbor. */
  leaves?: boolean;
}

/** Link that changes the route in the address, so it works without scripts. */
export function StopLink({ to, label, icon, leaves = false }: StopLinkProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className="icon-btn flex-none"
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => leaves && focusBeside(currentTarget)}
    >
      <Icon name={icon} />
    </Link>
  );
}

function focusBeside(link: HTMLElement): void {
  const row = link.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector<HTMLElement>('a.icon-btn, button')?.focus({ preventScroll: true });
}
