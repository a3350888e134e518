import clsx from 'clsx';

/**
 * A number at the corner of an icon, with a border in the bar's color. The link's label contains the number
 * too.
 */
export function UnreadBadge({ count, className = 'top-px' }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={clsx('count count-coral absolute start-[calc(50%+2px)] ring-2 ring-surface', className)}
      aria-hidden="true"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
