import { useRevalidator } from 'react-router';
import { useConnectionState } from '../../../../platform/web/connection/use-connection.ts';
import { timeLabel } from '../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../platform/web/time/use-clock.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import type { Leaderboard } from '../contract/leaderboard.ts';
import type { Points } from '../contract/points.ts';
import { Countdown } from './countdown.tsx';
import { EarnPoints } from './earn-points.tsx';
import { EventActions } from './event-actions.tsx';
import { LEADERBOARD_PAGE } from './event-addresses.ts';
import { EventDates } from './event-dates.tsx';
import { InviteFriend } from './invite-friend.tsx';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { duringQuery } from './load-event.ts';
import { MyPoints } from './my-points.tsx';
import { MyRank } from './my-rank.tsx';
import { JoinPanel, LeaveEvent } from './participation.tsx';
import { Prizes } from './prizes.tsx';
import { CountingNotice, LiveMark, Stage, StageDate, StageProgress, StageTitle } from './stage.tsx';
import { gapBefore, ownRank, PODIUM_SIZE, shownRows } from './standings.ts';
import { useStandings } from './use-standings.ts';
import { useTimeLeft } from './use-time-left.ts';

interface EventDuringProps {
  event: FlashDrop;
  loaded: Leaderboard;
  /** Profile id of the viewer. */
  viewerId: string | null;
  /** Null for viewers who don't take part. */
  points: Points | null;
}

/** A running event, or one that is being counted, with a live leaderboard. */
export function EventDuring({ event, loaded, viewerId, points }: EventDuringProps) {
  const board = useStandings({ eventId: event.id, loaded, query: duringQuery(viewerId ?? undefined) });
  return (
    <>
      <Stage
        labelledBy="event-title"
        side={<StageSide event={event} board={board} viewerId={viewerId} points={points} />}
      >
        <StageDate>
          <EventDates event={event} />
        </StageDate>
        <StageTitle id="event-title">{event.title}</StageTitle>
        <p dir="auto" className="mt-3.5 max-w-[28em] text-lg text-on-night-2 wrap-anywhere max-md:sr-only">
          {event.description}
        </p>
        {event.phase === 'running' ? <TimeLeft event={event} /> : <CountingNotice />}
      </Stage>
      <Paused loadedAt={event.serverTime} />
      <div className="mt-11 grid grid-cols-1 gap-11 md:mt-14 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14">
        <section aria-labelledby="board">
          <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 id="board" className="t-panel">
              Leaderboard
            </h2>
            {event.phase === 'running' && <LiveMark className="text-ink-2" />}
          </div>
          {board.total < PODIUM_SIZE ? (
            <EmptyState
              look="panel"
              heading="h3"
              icon={<Icon name="trophy" />}
              title="Not enough to rank yet"
              text="The leaderboard opens once three people have points."
            />
          ) : (
            <>
              <LeaderboardTable
                caption={`Leaderboard of ${event.title}`}
                rows={shownRows(board)}
                gapBefore={gapBefore(board)}
                viewerId={viewerId}
                moves
              />
              <ButtonLink variant="soft" className="mt-4" to={`${LEADERBOARD_PAGE}?event=${event.id}`}>
                Full leaderboard
              </ButtonLink>
            </>
          )}
        </section>
        <div className="self-start">
          {points === null ? (
            <Prizes prizes={event.prizes} running />
          ) : (
            <MyPoints eventId={event.id} points={points} />
          )}
        </div>
        <EarnPoints title="What earns points" usedCaps={points?.acts}>
          <p className="mt-3 text-xs text-ink-2">
            Opening or buying your own listings doesn't count. Remove a listing or cancel a deal and its
            points go too.
          </p>
          {event.can.leave && (
            <div className="mt-4 flex flex-wrap gap-2.5">
              <InviteFriend />
              <LeaveEvent event={event} />
            </div>
          )}
        </EarnPoints>
        {points !== null && <Prizes prizes={event.prizes} running />}
      </div>
    </>
  );
}

interface SideProps extends Pick<EventDuringProps, 'event' | 'points'> {
  board: Leaderboard;
  viewerId: string | null;
}

/** The viewer's rank beside the countdown, or how to join. */
function StageSide({ event, board, viewerId, points }: SideProps) {
  const { userParticipation: joined } = event;
  if (joined === null || viewerId === null) return event.can.join ? <JoinPanel event={event} /> : null;
  return (
    <MyRank
      standing={ownRank(board, viewerId, joined)}
      people={event.participants}
      entries={points?.entries ?? []}
    />
  );
}

/** The remaining time, and how to earn points. */
function TimeLeft({ event }: { event: FlashDrop }) {
  const { revalidate } = useRevalidator();
  const left = useTimeLeft(event, () => void revalidate());
  return (
    <>
      <Countdown left={left} seconds />
      <StageProgress event={event} />
      <EventActions event={event} />
    </>
  );
}

/** Tells the viewer that ranks are not updated without a connection. */
function Paused({ loadedAt }: { loadedAt: string }) {
  const { lost } = useConnectionState();
  const clock = useClock();
  if (!lost || clock === null) return null;
  return (
    <Notice icon="wifi-off" className="mt-4">
      <strong>Live ranks paused.</strong> You're offline. Showing {timeLabel(loadedAt, clock)}.
    </Notice>
  );
}
