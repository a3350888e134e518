import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import type { Leaderboard } from '../contract/leaderboard.ts';
import type { Points } from '../contract/points.ts';
import { STAGE_ACTIONS } from './event-actions.tsx';
import { eventAddress, FLASH_DROPS_PAGE, LEADERBOARD_PAGE } from './event-addresses.ts';
import { shareEvent } from './event-before.tsx';
import { EventMoment } from './event-dates.tsx';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { MyPoints } from './my-points.tsx';
import { BigRank } from './my-rank.tsx';
import { Podium } from './podium.tsx';
import { amountText, eventSummary } from './prize-texts.ts';
import { Winners, WonTag } from './prizes.tsx';
import { Stage, StageDate, StageTitle } from './stage.tsx';
import { gapBefore, PODIUM_SIZE, shownRows } from './standings.ts';

interface EventAfterProps {
  event: FlashDrop;
  board: Leaderboard;
  /** Profile id of the viewer. */
  own: string | null;
  points: Points | null;
  /** The next planned event. */
  next: Pick<FlashDrop, 'id' | 'title'> | null;
}

/** A past event: its winners and the viewer's result. */
export function EventAfter({ event, board, own, points, next }: EventAfterProps) {
  const { userParticipation: mine } = event;
  const rows = shownRows(board);
  return (
    <>
      <Stage labelledBy="event-title" side={<Podium rows={rows} />}>
        <StageDate icon="flag">
          Ended <EventMoment iso={event.endDate} timeZone={event.timeZone} />
        </StageDate>
        <StageTitle id="event-title">{event.title}</StageTitle>
        <p className="num mt-3.5 max-w-[28em] text-on-night-2 md:text-lg">{eventSummary(event)}</p>
        {mine !== null && (
          <div className="mt-5.5">
            <p className="font-semibold text-on-night-2">You finished</p>
            <div className="mt-3 flex items-end gap-5">
              <BigRank rank={mine.rank} />
              <p className="num text-md leading-[1.4] text-on-night-2">
                <b className="block text-xl font-extrabold text-on-night">{counted(mine.points, 'point')}</b>
                {amountText('top-lister', mine.listings)}, {amountText('quick-seller', mine.sales)}
              </p>
            </div>
            {event.prizes
              .filter(({ id }) => mine.prizes.includes(id))
              .map((prize) => (
                <WonTag key={prize.id} prize={prize} />
              ))}
          </div>
        )}
        <div className={STAGE_ACTIONS}>
          {/* Dark theme, because the stage is dark in both themes. */}
          <div data-theme="dark" className="contents">
            <Button size="lg" onClick={() => void shareEvent(event)}>
              <Icon name="share-2" />
              {mine === null ? 'Share' : 'Share my result'}
            </Button>
          </div>
          <ButtonLink
            variant="night"
            size="lg"
            to={next === null ? `${FLASH_DROPS_PAGE}?tab=upcoming` : eventAddress(next.id)}
          >
            {next === null ? 'Upcoming Flash Drops' : `Next: ${next.title}`}
          </ButtonLink>
        </div>
      </Stage>
      <Winners prizes={event.prizes} won={mine?.prizes ?? []} ownSales={mine?.sales ?? 0} />
      <div className="mt-11 grid grid-cols-1 items-start gap-11 md:mt-14 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14">
        {rows.length > PODIUM_SIZE && (
          <section aria-labelledby="board">
            <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3">
              <h2 id="board" className="t-panel">
                Final standings
              </h2>
              {event.decidedAt && (
                <span className="hint num">
                  Decided <EventMoment iso={event.decidedAt} timeZone={event.timeZone} />
                </span>
              )}
            </div>
            <LeaderboardTable
              caption={`Final standings of ${event.title}`}
              rows={rows.slice(PODIUM_SIZE)}
              gapBefore={gapBefore(board)}
              own={own}
            />
            <ButtonLink variant="soft" className="mt-4" to={`${LEADERBOARD_PAGE}?event=${event.id}`}>
              Full leaderboard
            </ButtonLink>
          </section>
        )}
        {points !== null && <MyPoints eventId={event.id} points={points} summed />}
      </div>
    </>
  );
}
