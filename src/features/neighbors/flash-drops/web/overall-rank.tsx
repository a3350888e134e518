import { Link } from 'react-router';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { counted } from '../../../../shared/counted.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { ordinal, ordinalEnding } from '../../../../shared/ordinal.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { eventAddress, MY_FLASH_DROPS_PAGE } from './event-addresses.ts';
import { suggestAction } from './leaderboard-texts.ts';
import type { LeaderboardData } from './load-leaderboard.ts';
import { PHASE_NAMES } from './phase-names.ts';
import { rowOf, shownRows } from './standings.ts';

/** The viewer's overall rank, and how to pass the next person. */
export function OverallRank({ data }: { data: LeaderboardData }) {
  const { board, own, running, mine } = data;
  const row = rowOf(board, own ?? undefined);
  const rows = shownRows(board);
  const tied = rows.find(({ person, rank }) => person.id !== own && rank === row?.rank);
  const ahead = rows.filter(({ points }) => row !== undefined && points > row.points).at(-1);
  const distance = row && ahead ? ahead.points - row.points : null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <section aria-labelledby="own-place" className="rounded-xl bg-lilac p-6 text-md text-on-lilac">
        <h2 id="own-place" className="text-3xl text-ink">
          Your place
        </h2>
        {row === undefined ? (
          <p className="mt-1.5">No points here yet. Your first listing in a Flash Drop earns 20.</p>
        ) : (
          <>
            <div className="mt-3.5 mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
              <b className="num font-display text-[3rem] leading-[0.85] font-extrabold tracking-[-0.05em] text-ink">
                {grouped(row.rank)}
                <sup className="ms-0.5 align-super text-[0.36em] leading-[0]">{ordinalEnding(row.rank)}</sup>
              </b>
              <p className="num min-w-0 leading-[1.35] wrap-anywhere">
                {tied && (
                  <>
                    tied with <bdi>{tied.person.name}</bdi>
                    <br />
                  </>
                )}
                {counted(row.points, 'point')}
              </p>
            </div>
            {distance !== null && ahead && (
              <p className="num wrap-anywhere">
                <b>{counted(distance, 'point')}</b> to reach <bdi>{ahead.person.name}</bdi>.{' '}
                {suggestAction(distance)}
              </p>
            )}
          </>
        )}
        {running !== null && (
          <ButtonLink block className="mt-4" to={eventAddress(running.id)}>
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {running.title} is on
            </span>
          </ButtonLink>
        )}
      </section>
      {mine !== null && mine.events.length > 0 && (
        <section aria-labelledby="own-events" className="rounded-xl bg-surface-2 p-6">
          <h2 id="own-events" className="text-3xl">
            Your events
          </h2>
          <ul className="mt-3">
            {mine.events.map((event) => (
              <li key={event.id} className="border-line not-first:border-t">
                <OwnEvent event={event} />
              </li>
            ))}
          </ul>
          <ButtonLink variant="quiet" className="-ms-4 mt-1" to={MY_FLASH_DROPS_PAGE}>
            All my Flash Drops
          </ButtonLink>
        </section>
      )}
    </div>
  );
}

function OwnEvent({ event }: { event: FlashDrop }) {
  const rank = event.userParticipation?.rank ?? null;
  return (
    <Link
      to={eventAddress(event.id)}
      className="flex min-h-14 items-center justify-between gap-3 hover:underline"
    >
      <span className="min-w-0">
        <b dir="auto" className="block truncate leading-[1.3]">
          {event.title}
        </b>
        <small className="text-xs text-ink-2">{PHASE_NAMES[event.phase]}</small>
      </span>
      <b className="num flex-none font-display text-lg font-extrabold">
        {rank === null ? '–' : ordinal(rank)}
      </b>
    </Link>
  );
}
