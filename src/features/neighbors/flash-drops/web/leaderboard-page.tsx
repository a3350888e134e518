import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PullToRefresh } from '../../../../platform/web/ui/pull-to-refresh.tsx';
import { TabLinks } from '../../../../platform/web/ui/tabs.tsx';
import { counted } from '../../../../shared/counted.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { ordinal, ordinalEnding } from '../../../../shared/ordinal.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import {
  createAddress,
  eventAddress,
  FLASH_DROPS_PAGE,
  LEADERBOARD_PAGE,
  MY_FLASH_DROPS_PAGE,
} from './event-addresses.ts';
import { FullBoard } from './full-board.tsx';
import { stageTexts, suggestAction } from './leaderboard-texts.ts';
import { type LeaderboardData, loadLeaderboard } from './load-leaderboard.ts';
import { PHASE_NAMES } from './phase-names.ts';
import { Podium } from './podium.tsx';
import { Stage } from './stage.tsx';
import { PODIUM_SIZE, rowOf, shownRows } from './standings.ts';
import { useStandings } from './use-standings.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const { account } = await load(api.GET('/api/viewer'));
  return loadLeaderboard(api, url.searchParams, account?.id);
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Leaderboard', 'Who has the most points from Flash Drops.');

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export default function LeaderboardPage() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { shown, running, years, event, year } = data;
  const periods = [
    { to: LEADERBOARD_PAGE, label: 'All events', current: shown === 'all' },
    ...years.map((eventYear) => ({
      to: `${LEADERBOARD_PAGE}?year=${eventYear}`,
      label: String(eventYear),
      current: shown === 'year' && eventYear === year,
    })),
    ...(event === null ? (running === null ? [] : [running]) : [event]).map(({ id, title }) => ({
      to: `${LEADERBOARD_PAGE}?event=${id}`,
      label: id === running?.id ? 'This event' : title,
      current: shown === 'event',
    })),
  ];
  return (
    <div className="wrap pb-20">
      <PullToRefresh onRefresh={revalidate} />
      <div className="mt-1.5 mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mt-3 md:mb-4.5">
        <h1 className="t-page">Leaderboard</h1>
        <div className="max-w-full overflow-x-auto rounded-tile max-md:w-full [&_.tab]:whitespace-nowrap">
          <TabLinks label="Period" links={periods} />
        </div>
      </div>
      {event !== null && event.phase !== 'over' ? (
        <LiveBoard data={data} eventId={event.id} />
      ) : (
        <Board data={data} />
      )}
    </div>
  );
}

/** The board of a running event, which updates live. */
function LiveBoard({ data, eventId }: { data: Data; eventId: string }) {
  const board = useStandings({ eventId, loaded: data.board, query: data.query });
  return <Board data={{ ...data, board: { ...data.board, ...board } }} />;
}

function Board({ data }: { data: Data }) {
  const { board, running, viewerId } = data;
  const { title, text } = stageTexts(data);
  const isEmpty = board.total < PODIUM_SIZE;
  return (
    <>
      <Stage
        labelledBy="top-three"
        side={<Podium rows={board.rows} size="sm" />}
        className="max-md:pt-11 md:pt-14!"
      >
        <div className={isEmpty ? undefined : 'max-md:sr-only'}>
          <h2
            id="top-three"
            className="max-w-[8em] text-[clamp(2.3rem,5vw,4rem)] leading-[0.9] tracking-[-0.05em] wrap-anywhere"
          >
            {title}
          </h2>
          <p className="num mt-3.5 max-w-[28em] text-lg text-on-night-2 wrap-anywhere">{text}</p>
          <p className="mt-6">
            {running === null ? (
              <ButtonLink variant="night" size="lg" to={`${FLASH_DROPS_PAGE}?tab=upcoming`}>
                Upcoming Flash Drops
              </ButtonLink>
            ) : (
              <ButtonLink variant="zest" size="lg" to={createAddress(running.id)}>
                Post for +20
              </ButtonLink>
            )}
          </p>
        </div>
      </Stage>
      {isEmpty ? (
        <div className="mt-6">
          <EmptyState
            look="panel"
            icon={<Icon name="trophy" />}
            title={board.total === 0 ? 'No points yet' : 'Not enough to rank yet'}
            text={
              board.total === 0
                ? 'The board fills up with the first listing.'
                : 'The leaderboard opens once three people have points.'
            }
          />
        </div>
      ) : (
        <div className="mt-11 grid grid-cols-1 items-start gap-11 md:mt-14 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14">
          <FullBoard data={data} />
          {viewerId !== null && <OverallRank data={data} />}
        </div>
      )}
    </>
  );
}

/** The viewer's overall rank, and how to pass the next person. */
function OverallRank({ data }: { data: LeaderboardData }) {
  const { board, viewerId, running, mine } = data;
  const row = rowOf(board, viewerId ?? undefined);
  const rows = shownRows(board);
  const tied = rows.find(({ person, rank }) => person.id !== viewerId && rank === row?.rank);
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
