import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { counted } from '../../../../shared/counted.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { LeaderboardRow } from '../contract/leaderboard.ts';
import { LEADERBOARD_PAGE } from './event-addresses.ts';
import { LeaderboardTable, YouTag } from './leaderboard-table.tsx';
import type { LeaderboardData } from './load-leaderboard.ts';
import { gapBefore, PODIUM_SIZE, shownRows } from './standings.ts';

/** Number of top rows before the gap to the viewer's row. */
const TOP_ROWS = PODIUM_SIZE + 4;

/** Up to this rank, the viewer's row needs no gap. */
const MAX_RANK_WITHOUT_GAP = TOP_ROWS + 2;

/** Ranks below the podium: all of them, or the top rows and those around the viewer. */
export function FullBoard({ data }: { data: LeaderboardData }) {
  const { board, viewerId, isWhole, events, shown } = data;
  const ownRow = board.around.find(({ person }) => person.id === viewerId);
  const isFar =
    ownRow !== undefined &&
    !board.rows.slice(0, MAX_RANK_WITHOUT_GAP).some(({ person }) => person.id === viewerId);
  const showsAll = isWhole || !isFar;
  return (
    <section aria-labelledby="board" className="relative">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="board" className="t-panel">
          All sellers
        </h2>
        <span className="hint num">
          {grouped(board.total)} people
          {shown !== 'event' && `, ${counted(events, 'event')}`}
        </span>
      </div>
      {showsAll ? (
        <AllRanks key={`${addressOf(data)}`} data={data} />
      ) : (
        <AroundOwn data={data} row={ownRow} />
      )}
      {isFar && (
        <div className="mt-4 flex flex-wrap gap-2">
          {showsAll ? (
            <ButtonLink variant="soft" to={addressOf(data)} preventScrollReset>
              Around me
            </ButtonLink>
          ) : (
            <ButtonLink variant="soft" to={addressOf(data, true)} preventScrollReset>
              Ranks 1 to {Math.min(board.rows.length, board.total)}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

function addressOf({ event, year }: LeaderboardData, whole = false): string {
  const params = new URLSearchParams();
  if (event !== null) params.set('event', event.id);
  else if (year !== null) params.set('year', String(year));
  if (whole) params.set('whole', '1');
  return params.size === 0 ? LEADERBOARD_PAGE : `${LEADERBOARD_PAGE}?${params.toString()}`;
}

/** All ranks, page by page. */
function AllRanks({ data: { board, event, year, viewerId } }: { data: LeaderboardData }) {
  const list = usePagedList(board, {
    fetchPage: (cursor) =>
      outcomeOf(
        event === null
          ? api.GET('/api/leaderboard', { params: { query: { cursor, ...(year !== null && { year }) } } })
          : api.GET('/api/flash-drops/{id}/leaderboard', {
              params: { path: { id: event.id }, query: { cursor } },
            }),
      ),
    itemsOf: ({ rows }) => rows.map((row) => ({ ...row, id: row.person.id })),
  });
  const below = (list.items ?? []).slice(PODIUM_SIZE);
  if (below.length === 0) return <p className="text-ink-2">Earn points to take 4th place.</p>;
  return (
    <>
      <LeaderboardTable caption="All sellers after the top three" rows={below} viewerId={viewerId} moves />
      <LoadMore list={list} className="mt-6" />
    </>
  );
}

/**
 * The top rows, and the viewer's row with its neighbors. On phones, a copy of the viewer's row stays visible until the
 * original is scrolled into view.
 */
function AroundOwn({ data: { board, viewerId }, row }: { data: LeaderboardData; row: LeaderboardRow }) {
  const shown = { rows: board.rows.slice(0, TOP_ROWS), around: board.around };
  const end = useRef<HTMLDivElement>(null);
  const isPinned = useAbove(end);
  return (
    <>
      <LeaderboardTable
        caption="The best sellers, and those around you"
        rows={shownRows(shown).slice(PODIUM_SIZE)}
        gapBefore={gapBefore(shown)}
        viewerId={viewerId}
        moves
      />
      <div ref={end} id="around-me" className="absolute bottom-30 h-px w-px" />
      {isPinned && (
        <Link
          to="#around-me"
          className="fixed inset-x-3 bottom-[calc(var(--dock-space,0px)+4px)] z-(--z-bar) flex min-h-14 items-center gap-3 rounded-lg bg-zest-soft px-4 font-[650] shadow-2 md:hidden"
        >
          <b className="num font-display text-lg leading-none font-extrabold">{grouped(row.rank)}</b>
          <Avatar name={row.person.name} url={row.person.avatarUrl} size={32} />
          <span dir="auto" className="min-w-0 truncate">
            {row.person.name}
          </span>
          <YouTag />
          <b className="num ms-auto font-display text-lg leading-none font-extrabold">
            {grouped(row.points)}
          </b>
        </Link>
      )}
    </>
  );
}

/** Returns true while an element is below the visible part of the page. */
function useAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
