import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import './thread.css';

const WIDTHS = ['38%', '56%', '44%', '62%', '30%'];

/** Bubbles in the shape of what is coming. */
export function BubbleSkeletons() {
  return (
    <>
      <p className="sr-only" role="status">
        Loading messages
      </p>
      {WIDTHS.map((width, line) => (
        <div
          key={width}
          className="sk-late"
          style={{ width, alignSelf: line % 2 === 0 ? 'flex-start' : 'flex-end' }}
        >
          <Skeleton height={42} radius={21} />
        </div>
      ))}
    </>
  );
}

/** A chat that is being opened. */
export function ThreadSkeleton() {
  return (
    <section className="thread" aria-label="Chat" aria-busy="true">
      <div className="thread-head">
        <Skeleton width={44} height={44} radius={22} />
        <Skeleton width={140} height={18} />
      </div>
      <div className="thread-middle">
        <div className="thread-scroll">
          <div className="thread-lines">
            <BubbleSkeletons />
          </div>
        </div>
      </div>
    </section>
  );
}
