import clsx from 'clsx';
import { Button } from './button.tsx';

interface LoadMoreProps {
  /** A paged list. */
  list: { nextCursor: string | null; busy: boolean; loadMore: () => unknown };
  size?: 'lg';
  label?: string;
  /** Classes for the space around it. */
  className: string;
}

/** The button below a list with more pages. */
export function LoadMore({
  list: { nextCursor, busy, loadMore },
  size,
  label = 'Load more',
  className,
}: LoadMoreProps) {
  if (nextCursor === null) return null;
  return (
    <div className={clsx('grid justify-items-center', className)}>
      <Button variant="line" size={size} busy={busy} busyLabel="Loading..." onClick={() => void loadMore()}>
        {label}
      </Button>
    </div>
  );
}
