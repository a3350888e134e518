import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { TIPS } from '../contract/insight-rules.ts';

/** Shown while insights are computed. The page announces it to screen readers. */
export function InsightSkeletons() {
  return (
    <div aria-hidden="true">
      <div className="grid gap-3.5 md:grid-cols-2 xl:grid-cols-4">
        {Array.from({ length: TIPS }, (_, index) => (
          <div key={index} className={index > 0 ? 'max-md:hidden' : undefined}>
            <Skeleton height={340} radius={22} />
          </div>
        ))}
      </div>
      <div className="mt-4 grid gap-4 lg:mt-5 lg:grid-cols-12 lg:gap-5">
        <div className="lg:col-span-5">
          <Skeleton height={560} radius={28} />
        </div>
        <div className="lg:col-span-7">
          <Skeleton height={560} radius={28} />
        </div>
      </div>
    </div>
  );
}
