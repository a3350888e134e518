import { Skeleton } from '../../../../../platform/web/ui/skeleton.tsx';

const WIDTHS = ['92%', '64%', '80%'];

/** Placeholder while the discussion loads. */
export function PostSkeletons() {
  return (
    <div className="divide-y divide-line" aria-busy="true">
      <p className="sr-only" role="status">
        Loading the discussion
      </p>
      {WIDTHS.map((width) => (
        <div key={width} className="grid gap-3.5 py-6">
          <div className="flex items-center gap-3">
            <Skeleton width={44} height={44} radius={22} />
            <Skeleton width={140} height={18} />
          </div>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
