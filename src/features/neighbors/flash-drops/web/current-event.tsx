import { Link, useRevalidator } from 'react-router';
import { counted } from '../../../../shared/counted.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { ordinal } from '../../../../shared/ordinal.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import type { Leaderboard } from '../contract/leaderboard.ts';
import { Countdown } from './countdown.tsx';
import { EarnPoints } from './earn-points.tsx';
import { EventActions } from './event-actions.tsx';
import { eventAddress } from './event-addresses.ts';
import { EventDates } from './event-dates.tsx';
import { EventListingGrid } from './event-listings.tsx';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { currentQuery } from './load-flash-drops.ts';
import { Podium } from './podium.tsx';
import { Prizes } from './prizes.tsx';
import { CountingNotice, LiveMark, Stage, StageDate, StageProgress, StageTitle } from './stage.tsx';
import { gapBefore, type OwnRank, ownRank, PODIUM_SIZE, shownRows } from './standings.ts';
import { useStandings } from './use-standings.ts';
import { useTimeLeft } from './use-time-left.ts';

interface CurrentEventProps {
  event: FlashDrop;
  loaded: Leaderboard;
  /** Profile id of the viewer. */
  viewerId: string | null;
}

/** The current event on the Flash Drops page. */
export function CurrentEvent({ event, loaded, viewerId }: CurrentEventProps) {
  const { revalidate } = useRevalidator();
  const left = useTimeLeft(event, () => void revalidate());
  const board = useStandings({ eventId: event.id, loaded, query: currentQuery(viewerId ?? undefined) });
  const rows = shownRows(board);
  const { userParticipation: joined } = event;
  const ownStanding = joined && viewerId && ownRank(board, viewerId, joined);
  return (
    <>
      <Stage labelledBy="current-title" side={<Podium rows={rows} size="lg" />}>
        <StageDate>
          <EventDates event={event} />
        </StageDate>
        <StageTitle id="current-title" heading="h2">
          <Link to={eventAddress(event.id)} className="hover:underline hover:underline-offset-8">
            {event.title}
          </Link>
        </StageTitle>
        <p dir="auto" className="mt-3.5 max-w-[28em] text-lg text-on-night-2 wrap-anywhere max-md:sr-only">
          {event.description}
        </p>
        {event.phase === 'running' ? (
          <>
            <Countdown left={left} />
            <StageProgress event={event} />
          </>
        ) : (
          <CountingNotice />
        )}
        <dl className="mt-3.5 flex flex-wrap gap-x-5 md:mt-5 md:gap-9">
          <Stat name="Participants" count={event.participants} />
          <Stat name="Listings" count={event.totalListings} />
        </dl>
        {event.phase === 'running' && <EventActions event={event} />}
      </Stage>
      <div className="mt-11 grid grid-cols-1 items-start gap-11 md:mt-14 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14">
        <section aria-labelledby="board">
          <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 id="board" className="t-panel">
              Leaderboard
            </h2>
            {event.phase === 'running' && <LiveMark className="text-ink-2" />}
          </div>
          {rows.length > PODIUM_SIZE ? (
            <LeaderboardTable
              caption={`Leaderboard of ${event.title}, after the top three`}
              rows={rows.slice(PODIUM_SIZE)}
              gapBefore={gapBefore(board)}
              viewerId={viewerId}
            />
          ) : (
            <p className="text-ink-2">
              {rows.length < PODIUM_SIZE
                ? 'The leaderboard opens once three people have points.'
                : 'Earn points to take 4th place.'}
            </p>
          )}
        </section>
        <div className="grid gap-4">
          <EarnPoints title={ownStanding ? distanceTitle(ownStanding) : 'What earns points'} lilac />
          <Prizes prizes={event.prizes} running />
        </div>
      </div>
      {event.featuredListings.length > 0 && (
        <section aria-labelledby="featured" className="mt-16">
          <h2 id="featured" className="t-panel mb-3.5">
            Featured in this event
          </h2>
          <EventListingGrid listings={event.featuredListings} />
        </section>
      )}
    </>
  );
}

function Stat({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1.5 md:block">
      <dt className="text-sm text-on-night-2">{name}</dt>
      <dd className="num font-display text-lg leading-[1.1] font-extrabold tracking-[-0.03em] md:text-3xl">
        {grouped(count)}
      </dd>
    </div>
  );
}

/** Formats a title like '12 points to 13th'. */
function distanceTitle({ rank, points, next }: OwnRank): string {
  if (rank === null) return 'What earns points';
  if (next === null) return "You're in the lead";
  const distance = next.points - points;
  return `${counted(distance, 'point')} to ${ordinal(next.rank)}`;
}
