import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { canMovePages } from '../page/page-transition.ts';
import { Skeleton } from './skeleton.tsx';

type ListRowProps = Omit<LinkProps, 'title' | 'children'> & {
  /** At the start of the row. */
  picture: ReactNode;
  title: ReactNode;
  /** Below the title. */
  children?: ReactNode;
  /** At the end of the row, such as a time or a count. */
  end?: ReactNode;
  /** Not seen by the viewer yet. */
  fresh?: boolean;
};

const ROW = 'flex gap-3.5 rounded-lg p-3';
const WORDS = 'min-w-0 flex-1 text-md leading-[1.4] text-ink-2 wrap-anywhere';

/** A row that links to a conversation or notification: a picture with text beside it. */
export function ListRow({ picture, title, end, fresh, className, children, ...link }: ListRowProps) {
  return (
    <Link
      viewTransition={canMovePages()}
      {...link}
      className={clsx(
        ROW,
        'press group/row focus-visible:-outline-offset-3',
        fresh
          ? 'bg-primary/7 hover:bg-primary/11'
          : 'hover:bg-surface-2 active:bg-surface-2 aria-[current]:bg-surface-2',
        className,
      )}
    >
      {picture}
      <span className={WORDS}>
        <b className="block leading-[1.3] font-[650] text-ink">{title}</b>
        {children}
      </span>
      {end}
    </Link>
  );
}

type ListRowSkeletonsProps = {
  /** Announced, such as 'Loading notifications'. */
  label: string;
  rows: number;
  picture: { size: number; radius: number };
  /** Widths of the text lines, the title's first. */
  lines: readonly string[];
};

/** Placeholder rows of a loading list. */
export function ListRowSkeletons({ label, rows, picture: { size, radius }, lines }: ListRowSkeletonsProps) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={clsx(ROW, 'sk-late items-center')} data-skeleton>
          <Skeleton width={size} height={size} radius={radius} />
          <span className={clsx(WORDS, 'grid gap-2')}>
            {lines.map((width, line) => (
              <Skeleton key={width} width={width} height={line === 0 ? 16 : 14} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
