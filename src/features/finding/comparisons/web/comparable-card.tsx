import clsx from 'clsx';
import { Link } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { Rating } from '../../../../platform/web/ui/rating.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { distanceText } from '../../../../shared/distance.ts';
import { conditionLabel } from '../../../../shared/taxonomy.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { ComparableListing } from '../contract/comparable-listing.ts';

interface ComparableCardProps {
  listing: ComparableListing;
  /** The order of selection from 1; null if it is not selected. */
  number: number | null;
  onToggle: () => void;
  /** Whether the photo is visible when the page opens, so it loads first. */
  eager: boolean;
}

const SIZES = '(min-width: 64rem) 280px, (min-width: 48rem) 30vw, 46vw';
const LINE = 'flex min-w-0 items-center gap-1.5 text-xs text-ink-2';

/** A result as a check box, with a separate button to open it. */
export function ComparableCard({ listing, number, onToggle, eager }: ComparableCardProps) {
  const { title, priceCents, condition, cover, location, distanceKm, createdAt, seller, reserved } = listing;
  return (
    <li className="group relative min-w-0">
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is deeper than the rule looks */}
      <label className="block">
        <input
          type="checkbox"
          className="peer absolute inset-0 z-(--z-raised) m-0 size-full cursor-pointer opacity-0"
          checked={number !== null}
          onChange={onToggle}
        />
        <span className="block rounded-[24px] p-1.5 pb-3 outline-offset-2 transition-shadow duration-(--t-fast) group-hover:bg-surface-2 peer-checked:inset-ring-3 peer-checked:inset-ring-primary peer-focus-visible:outline-3 peer-focus-visible:outline-focus">
          <span className={cover ? 'photo block' : 'photo photo-none'}>
            {cover ? (
              <PhotoPicture photo={cover} sizes={SIZES} eager={eager} alt="" />
            ) : (
              <>
                <Icon name="image-off" />
                No Image
              </>
            )}
            <SelectionMark number={number} />
            <PriceTag cents={priceCents} rounded />
          </span>
          <span className="grid min-w-0 gap-1.5 px-1.5 pt-2.5">
            <b className="truncate text-md font-[650]" dir="auto">
              {title}
            </b>
            <span className="flex flex-wrap gap-1.5">
              <Badge>{conditionLabel(condition)}</Badge>
              {reserved && <Badge tone="warn">Reserved</Badge>}
            </span>
            <span className={LINE}>
              <Icon name="map-pin" className="size-3.5 flex-none text-ink-3" />
              <span className="truncate">
                <bdi>{location ?? 'Unknown location'}</bdi>
                {distanceKm !== undefined && `, ${distanceText(distanceKm)}`}
              </span>
            </span>
            <span className={LINE}>
              <Icon name="clock-3" className="size-3.5 flex-none text-ink-3" />
              <span className="sr-only">Posted </span>
              {shortDate(createdAt)}
            </span>
            <span className={LINE}>
              <Avatar name={seller.name} url={seller.kind === 'member' ? seller.avatarUrl : null} />
              <span className="truncate" dir="auto">
                {seller.name}
              </span>
              {seller.kind === 'member' && seller.rating !== null && (
                <span className="ms-auto flex-none">
                  <Rating value={seller.rating} />
                </span>
              )}
            </span>
          </span>
        </span>
      </label>
      <Link
        to={`/listing/${listing.id}`}
        state={{ listing }}
        className="icon-btn icon-btn-float absolute start-[11px] top-[11px] z-(--z-above)"
        aria-label={`Open ${title}`}
        title="Open"
      >
        <Icon name="arrow-up-right" className="size-4.5!" />
      </Link>
    </li>
  );
}

/** The item number if selected, else a plus sign. */
function SelectionMark({ number }: { number: number | null }) {
  return (
    <span
      className={clsx(
        'absolute end-[9px] top-[9px] z-(--z-raised) grid size-8.5 place-items-center rounded-[12px] text-md font-[650]',
        number === null
          ? 'bg-surface/94 text-ink-2 inset-ring-[1.5px] inset-ring-line-strong'
          : 'bg-primary text-on-primary',
      )}
    >
      {number === null ? (
        <Icon name="plus" className="size-4.5" />
      ) : (
        <>
          <span className="sr-only">Item </span>
          {number}
        </>
      )}
    </span>
  );
}
