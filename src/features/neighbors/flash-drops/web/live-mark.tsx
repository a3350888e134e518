import clsx from 'clsx';

/** Marks content that updates live. */
export function LiveMark({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 text-sm font-semibold', className)}>
      <i className="size-2.25 flex-none rounded-full bg-live" />
      Live
    </span>
  );
}
