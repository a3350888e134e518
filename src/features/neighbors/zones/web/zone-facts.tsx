import { useNow } from '../../../../platform/web/time/use-now.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import { activeText, listingsText, membersText, zoneDistanceText } from './zone-texts.ts';

/** The location of a zone and its distance. */
export function ZoneLocation({ location, distance }: { location: string | null; distance: number | null }) {
  return (
    <>
      <Icon name="map-pin" className="icon-sm flex-none" />
      <span className="min-w-0 truncate">
        <bdi>{location ?? 'Anywhere'}</bdi>
        {distance !== null && (
          <>
            {' '}
            <span aria-hidden="true">·</span> {zoneDistanceText(distance)}
          </>
        )}
      </span>
    </>
  );
}

interface ZoneCountsProps {
  members: number;
  activeListings: number;
  /** Null for a zone that is being created. */
  lastActiveDate: string | null;
}

/** Members, listings for sale and last activity of a zone, in one line. */
export function ZoneCounts({ members, activeListings, lastActiveDate }: ZoneCountsProps) {
  const now = useNow(null);
  return (
    <p className="num flex flex-wrap gap-x-2 text-xs text-ink-2">
      <span>
        <b className="font-semibold text-ink">{grouped(members)}</b> {membersText(members)}{' '}
      </span>
      <span>
        <b className="font-semibold text-ink">{grouped(activeListings)}</b> {listingsText(
          activeListings,
        )}{' '}
      </span>
      {lastActiveDate !== null && (
        <span>
          Active <time dateTime={lastActiveDate}>{activeText(lastActiveDate, now)}</time>
        </span>
      )}
    </p>
  );
}
