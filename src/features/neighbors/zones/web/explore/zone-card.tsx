import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRetainedFocus } from '../../../../../platform/web/focus/use-retained-focus.ts';
import { Skeleton } from '../../../../../platform/web/ui/skeleton.tsx';
import { formatDollars } from '../../../../../shared/money.ts';
import { PhotoPicture } from '../../../../items/photos/web/photos.ts';
import type { ZoneCard as Zone } from '../../contract/zone.ts';
import { JoinOrRole } from '../members/join-zone.tsx';
import { zoneAddress } from '../zone-address.ts';
import { ZoneCounts, ZoneLocation } from '../zone-facts.tsx';
import { ZonePicture } from '../zone-picture.tsx';
import { TypeBadge } from '../zone-types.tsx';

const SHAPE = 'aspect-[21/9] md:aspect-video';
const ZONE_CARD_SIZES = '(min-width: 64rem) 400px, (min-width: 48rem) 46vw, 94vw';
/** A listing thumbnail. */
const THUMB = 'block size-12 rounded-md bg-surface-3 object-cover';

interface ZoneCardProps {
  zone: Zone;
  /** Set for cards in the first viewport. */
  eager?: boolean;
}

/** A zone in a grid. The link covers the whole card except Join. */
export function ZoneCard({ zone, eager }: ZoneCardProps) {
  const focus = useRetainedFocus<HTMLElement>();
  return (
    <article className="card" {...focus}>
      <ZonePicture zone={zone} sizes={ZONE_CARD_SIZES} eager={eager} className={SHAPE}>
        <TypeBadge type={zone.type} />
      </ZonePicture>
      <ZoneCardBody
        name={
          <Link
            to={zoneAddress(zone.id)}
            className="outline-none after:absolute after:inset-0 after:z-(--z-raised) after:rounded-lg"
          >
            {zone.name}
          </Link>
        }
        location={<ZoneLocation {...zone} />}
        thumbs={
          zone.featuredListings.length > 0 && (
            <ul className="flex gap-1.5" aria-label="Newest listings">
              {zone.featuredListings.map(({ id, title, priceCents, cover }) => (
                <li key={id}>
                  {cover ? (
                    <PhotoPicture photo={cover} sizes="48px" alt="" className={THUMB} />
                  ) : (
                    <span className={THUMB} />
                  )}
                  <span className="sr-only">{`${title}, ${formatDollars(priceCents)}`}</span>
                </li>
              ))}
            </ul>
          )
        }
        end={<JoinOrRole zone={zone} />}
        counts={<ZoneCounts {...zone} />}
      />
    </article>
  );
}

interface ZoneCardBodyProps {
  name: ReactNode;
  location: ReactNode;
  thumbs: ReactNode;
  end: ReactNode;
  counts: ReactNode;
}

/** The part below the picture, on zone cards and in the preview of a new zone. */
export function ZoneCardBody({ name, location, thumbs, end, counts }: ZoneCardBodyProps) {
  return (
    <div className="grid grid-cols-1 gap-1 px-0.5 pt-3">
      <h2 className="line-clamp-2 text-xl leading-[1.15] wrap-anywhere" dir="auto">
        {name}
      </h2>
      <p className="flex items-center gap-1.5 text-sm text-ink-2">{location}</p>
      <div className="mt-2 flex min-h-12 items-center justify-between gap-3">
        {thumbs || <span />}
        {end}
      </div>
      <div className="mt-1.5">{counts}</div>
    </div>
  );
}

/** Placeholder while zones load, shown after 200 ms. */
export function ZoneGridSkeleton() {
  return (
    <div className="sk-late" aria-busy="true">
      <p className="sr-only" role="status">
        Loading zones
      </p>
      <div className={ZONE_GRID} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index}>
            <div className={clsx('photo sk', SHAPE)} />
            <div className="grid gap-2.5 px-0.5 pt-3">
              <Skeleton width="56%" height={20} />
              <Skeleton width="40%" height={13} />
              <div className="flex items-center justify-between">
                <span className="flex gap-1.5">
                  <Skeleton width={48} height={48} radius={14} />
                  <Skeleton width={48} height={48} radius={14} />
                  <Skeleton width={48} height={48} radius={14} />
                </span>
                <Skeleton width={88} height={44} radius={22} />
              </div>
              <Skeleton width="80%" height={13} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export const ZONE_GRID = 'grid gap-x-6 gap-y-8 md:grid-cols-2 md:gap-y-11 lg:grid-cols-3';
