import clsx from 'clsx';
import { Fragment, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import type { LeaderboardRow } from '../contract/leaderboard.ts';

interface LeaderboardTableProps {
  caption: string;
  /** Sorted by rank. */
  rows: readonly LeaderboardRow[];
  /** Profile id of the person whose row follows a gap. */
  gapBefore?: string | null;
  /** Profile id of the viewer, whose row is highlighted. */
  viewerId: string | null;
  /** Whether to show how many ranks each person moved. */
  moves?: boolean;
}

const WIDE = 'hidden md:table-cell';

/** A table of ranks. Rows animate to their new positions. */
export function LeaderboardTable({
  caption,
  rows,
  gapBefore,
  viewerId,
  moves = false,
}: LeaderboardTableProps) {
  const body = useRowMoves();
  return (
    <div className="@container">
      <table className="num w-full table-fixed border-separate border-spacing-0 [&_td]:px-2 [&_td]:whitespace-nowrap [&_th]:px-2 [&_th]:whitespace-nowrap">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-ink-2 [&_th]:h-9 [&_th]:text-end [&_th]:font-semibold">
          <tr>
            <th
              scope="col"
              className="w-[max(2.25rem,50px)] ps-3! text-start! @max-[19rem]:w-[2rem] @max-[19rem]:ps-1! md:w-20"
            >
              Rank
            </th>
            <th scope="col" className="text-start!">
              Seller
            </th>
            {moves && (
              <th scope="col" className="w-[max(1.75rem,38px)] px-1! md:w-14 md:px-2!">
                <span className="sr-only">Change in the last hour</span>
              </th>
            )}
            <th scope="col" className={clsx(WIDE, 'w-21')}>
              Listings
            </th>
            <th scope="col" className={clsx(WIDE, 'w-21')}>
              Sales
            </th>
            <th
              scope="col"
              className="w-[max(3.25rem,64px)] pe-3.5! @max-[19rem]:w-[max(3rem,56px)] @max-[19rem]:pe-1! md:w-25"
            >
              Points
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <Fragment key={row.person.id}>
              {row.person.id === gapBefore && <Gap columns={moves ? 4 : 3} />}
              <Row row={row} isOwn={row.person.id === viewerId} moves={moves} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: LeaderboardRow;
  isOwn: boolean;
  moves: boolean;
}

function Row({ row, isOwn, moves }: RowProps) {
  const { rank, person, listings, sales, points } = row;
  const cell = clsx(
    'h-15.5 text-end',
    isOwn ? 'bg-zest-soft first:rounded-s-tile last:rounded-e-tile' : 'border-t border-line',
  );
  const number = 'font-display text-base font-extrabold md:text-lg';
  return (
    <tr className="press">
      <td className={clsx(cell, number, 'ps-3! text-start @max-[19rem]:ps-1! @max-[19rem]:text-md')}>
        {grouped(rank)}
      </td>
      <th scope="row" className={clsx(cell, 'text-start font-[650] @max-[19rem]:px-1!')}>
        <span className="flex min-w-0 items-center gap-2.5 @max-[19rem]:flex-wrap md:gap-3.5">
          <span className="contents @max-[19rem]:hidden">
            <Avatar name={person.name} url={person.avatarUrl} size={40} />
          </span>
          <Link
            to={`/profile/${person.id}`}
            dir="auto"
            className="min-w-0 truncate py-2.5 hover:underline @max-[19rem]:text-sm @max-[19rem]:leading-tight @max-[19rem]:wrap-anywhere @max-[19rem]:whitespace-normal"
          >
            {person.name}
          </Link>
          {isOwn && <YouTag />}
        </span>
      </th>
      {moves && (
        <td className={clsx(cell, 'px-1! text-center! md:px-2!')}>
          <RankChange ranks={row.change} />
        </td>
      )}
      <td className={clsx(cell, WIDE, 'text-ink-2')}>{grouped(listings)}</td>
      <td className={clsx(cell, WIDE, 'text-ink-2')}>{grouped(sales)}</td>
      <td className={clsx(cell, number, 'pe-3.5! @max-[19rem]:pe-1!')}>{grouped(points)}</td>
    </tr>
  );
}

export function YouTag() {
  return (
    <span className="flex-none rounded-xs bg-zest max-[22.5rem]:sr-only px-2 py-0.5 text-2xs font-bold text-on-zest">
      You
    </span>
  );
}

/** Ranks gained or lost; null for new people on the board. */
function RankChange({ ranks }: { ranks: number | null }) {
  if (ranks === null) return <span className="text-xs font-bold text-success">New</span>;
  if (ranks === 0) {
    return (
      <span className="text-xs text-ink-2">
        <span aria-hidden="true">–</span>
        <span className="sr-only">same place</span>
      </span>
    );
  }
  const isUp = ranks > 0;
  const count = Math.abs(ranks);
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-0.5 text-xs font-bold',
        isUp ? 'text-success' : 'text-ink-2',
      )}
    >
      <Icon name={isUp ? 'arrow-up' : 'arrow-down'} className="size-3.5" />
      {grouped(count)}
      <span className="sr-only">
        {count === 1 ? ' place' : ' places'} {isUp ? 'up' : 'down'}
      </span>
    </span>
  );
}

/** A gap row. Its cells must not make room for columns that are hidden on phones. */
function Gap({ columns }: { columns: number }) {
  return (
    <tr aria-hidden="true" className="[&>td]:h-7.5 [&>td]:border-t [&>td]:border-line">
      <td colSpan={columns} className="ps-3! font-extrabold tracking-[2px] text-ink-3">
        ···
      </td>
      <td colSpan={2} className={WIDE}>
        &nbsp;
      </td>
    </tr>
  );
}

const MOVE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Animates the rows of a table to their new positions, unless the viewer prefers reduced motion. Uses browser
 * animations: small libraries re-insert removed rows to fade them out, which breaks tables, and the others are larger
 * than the page.
 */
function useRowMoves(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const tops = useRef(new Map<HTMLElement, number>());
  useLayoutEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = new Map<HTMLElement, number>();
    for (const row of body.current?.rows ?? []) {
      now.set(row, row.offsetTop);
      const from = tops.current.get(row);
      if (isCalm || from === undefined || from === row.offsetTop) continue;
      row.animate([{ translate: `0 ${from - row.offsetTop}px` }, { translate: '0 0' }], MOVE);
    }
    tops.current = now;
  });
  return body;
}
