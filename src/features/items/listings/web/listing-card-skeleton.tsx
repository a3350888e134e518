import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';

/** A loading placeholder with the layout of a card. */
export function ListingCardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="photo sk" />
      <div className="card-body">
        <div className="card-title">
          <Skeleton width="70%" height="1.22rem" />
        </div>
        <div className="card-text">
          <Skeleton width="96%" height="0.8rem" />
          <span className="mt-1.5 block">
            <Skeleton width="60%" height="0.8rem" />
          </span>
        </div>
        <Skeleton width="52%" height={24} />
        <Skeleton width="44%" height={24} radius={12} />
      </div>
    </div>
  );
}
