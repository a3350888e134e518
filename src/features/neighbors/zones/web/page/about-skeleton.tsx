import { Skeleton } from '../../../../../platform/web/ui/skeleton.tsx';

/** Placeholder while the About tab loads. */
export function AboutSkeleton() {
  return (
    <div className="sk-late grid max-w-180 gap-4" aria-busy="true">
      <p className="sr-only" role="status">
        Loading
      </p>
      <Skeleton width="30%" height={28} />
      <Skeleton height={20} />
      <Skeleton width="70%" height={20} />
    </div>
  );
}
