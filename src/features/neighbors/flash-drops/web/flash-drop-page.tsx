import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRouteError } from 'react-router';
import { ErrorPage, errorMeta, MissingPage } from '../../../../platform/web/page/error-pages.tsx';
import { FirstScreenEnd } from '../../../../platform/web/page/first-screen-end.tsx';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageMeta, pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { hasStatus } from '../../../../platform/web/page/page-problem.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import { NOT_FOUND } from '../../../../shared/http-status.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import type { Leaderboard } from '../contract/leaderboard.ts';
import type { Points } from '../contract/points.ts';
import { STAGE_ACTIONS } from './event-actions.tsx';
import { eventAddress, FLASH_DROPS_PAGE, LEADERBOARD_PAGE } from './event-addresses.ts';
import { EventBefore, shareEvent } from './event-before.tsx';
import { EventMoment } from './event-dates.tsx';
import { EventDuring } from './event-during.tsx';
import { EventListings } from './event-listings.tsx';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { loadEvent } from './load-event.ts';
import { MyPoints } from './my-points.tsx';
import { BigRank } from './my-rank.tsx';
import { Podium } from './podium.tsx';
import { amountText, eventSummary } from './prize-texts.ts';
import { Winners, WonTag } from './prizes.tsx';
import { Stage, StageDate, StageTitle } from './stage.tsx';
import { gapBefore, PODIUM_SIZE, shownRows } from './standings.ts';

export const handle: PageHandle = { phoneBar: { title: 'Flash Drop', closeTo: FLASH_DROPS_PAGE } };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  const { account } = await load(api.GET('/api/viewer'));
  return { ...(await loadEvent(api, params.id ?? '', account?.id)), publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, error }) => {
  if (!loaderData) {
    return hasStatus(error, NOT_FOUND)
      ? [
          pageTitle(matches, `${flashDropErrors.FLASH_DROP_NOT_FOUND.title}`),
          { name: 'robots', content: 'noindex' },
        ]
      : errorMeta(matches, error);
  }
  const { event, publicUrl } = loaderData;
  return [
    ...pageMeta(matches, `${event.title}, a Flash Drop`, event.description),
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}${FLASH_DROPS_PAGE}/${event.id}` },
  ];
};

export default function FlashDropPage() {
  const { event, board, viewerId, points, listings, next } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-0.5 pb-20 md:pt-2" key={event.id}>
      <Link
        to={FLASH_DROPS_PAGE}
        className="mb-1.5 inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 hover:text-ink max-md:hidden"
      >
        <Icon name="arrow-left" className="icon-sm" />
        Flash Drops
      </Link>
      {event.phase === 'upcoming' ? (
        <EventBefore event={event} />
      ) : event.phase === 'cancelled' ? (
        <Canceled title={event.title} />
      ) : board === null ? null : event.phase === 'over' ? (
        <EventAfter event={event} board={board} viewerId={viewerId} points={points} next={next} />
      ) : (
        <EventDuring event={event} loaded={board} viewerId={viewerId} points={points} />
      )}
      <FirstScreenEnd />
      {listings !== null && <EventListings event={event} first={listings} />}
    </div>
  );
}

function Canceled({ title }: { title: string }) {
  return (
    <EmptyState
      look="panel"
      heading="h1"
      icon={<Icon name="calendar-x" />}
      title={`${title} was canceled`}
      text="No points were counted. Listings stay in Browse."
      action={<ButtonLink to={`${FLASH_DROPS_PAGE}?tab=upcoming`}>Upcoming Flash Drops</ButtonLink>}
    />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!hasStatus(error, NOT_FOUND)) return <ErrorPage error={error} />;
  const { title, detail } = flashDropErrors.FLASH_DROP_NOT_FOUND;
  return (
    <MissingPage mark={<Icon name="search-x" />} title={title} text={detail}>
      <ButtonLink to={FLASH_DROPS_PAGE}>See Flash Drops</ButtonLink>
    </MissingPage>
  );
}

interface EventAfterProps {
  event: FlashDrop;
  board: Leaderboard;
  /** Profile id of the viewer. */
  viewerId: string | null;
  points: Points | null;
  /** The next planned event. */
  next: Pick<FlashDrop, 'id' | 'title'> | null;
}

/** A past event: its winners and the viewer's result. */
function EventAfter({ event, board, viewerId, points, next }: EventAfterProps) {
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
              viewerId={viewerId}
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
