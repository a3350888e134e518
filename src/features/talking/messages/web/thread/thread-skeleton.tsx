import clsx from 'clsx';
import { Skeleton } from '../../../../../platform/web/ui/skeleton.tsx';
import { ThreadFrame, ThreadHead, ThreadLines } from './thread-frame.tsx';

const WIDTHS = ['38%', '56%', '44%', '62%', '30%'];

/** Placeholder bubbles while messages load. */
export function BubbleSkeletons() {
  return (
    <>
      <p className="sr-only" role="status">
        Loading messages
      </p>
      {WIDTHS.map((width, line) => (
        <div key={width} className={clsx('sk-late', line % 2 === 1 && 'self-end')} style={{ width }}>
          <Skeleton height={42} radius={21} />
        </div>
      ))}
    </>
  );
}

/** Placeholder of a loading chat. */
export function ThreadSkeleton() {
  return (
    <ThreadFrame aria-label="Chat" aria-busy="true">
      <ThreadHead>
        <Skeleton width={44} height={44} radius={22} />
        <Skeleton width={140} height={18} />
      </ThreadHead>
      <div className="mt-auto min-h-0 overflow-hidden">
        <ThreadLines>
          <BubbleSkeletons />
        </ThreadLines>
      </div>
    </ThreadFrame>
  );
}
