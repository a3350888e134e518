import { Fragment, type ReactNode } from 'react';
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
  lastActiveDate: string;
}

/** Members, listings for sale and last activity of a zone, in one line. */
export function ZoneCounts({ members, activeListings, lastActiveDate }: ZoneCountsProps) {
  const now = useNow(null);
  const facts: ReactNode[] = [
    <>
      <b className="font-semibold text-ink">{grouped(members)}</b> {membersText(members)}
    </>,
    <>
      <b className="font-semibold text-ink">{grouped(activeListings)}</b> {listingsText(activeListings)}
    </>,
    <>
      Active <time dateTime={lastActiveDate}>{activeText(lastActiveDate, now)}</time>
    </>,
  ];
  return (
    <p className="num text-xs text-ink-2">
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the three are never reordered
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          <span className="inline-block">{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
