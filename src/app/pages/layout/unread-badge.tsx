/** A number at the corner of an icon. The label of the link has the number in words. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="count count-coral unread-badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
