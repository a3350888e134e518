import clsx from 'clsx';

/**
 * A number at the corner of an icon, with a border in the color of the bar. The label of the link has the
 * number in words.
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
