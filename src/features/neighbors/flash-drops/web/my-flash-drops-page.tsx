import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { counted } from '../../../../shared/counted.ts';
import { ordinal } from '../../../../shared/ordinal.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import type { FlashDrop, MyFlashDrops } from '../contract/flash-drop.ts';
import { EarnPoints } from './earn-points.tsx';
import { eventAddress, FLASH_DROPS_PAGE, LEADERBOARD_PAGE } from './event-addresses.ts';
import { EventDates } from './event-dates.tsx';
import { EventPicture } from './event-picture.tsx';
import { InviteFriend } from './invite-friend.tsx';
import { MyPoints } from './my-points.tsx';
import { PHASE_NAMES } from './phase-names.ts';
import { amountText } from './prize-texts.ts';
import { PrizeTile } from './prizes.tsx';

const LOAD_FAILED = { title: 'Error loading your Flash Drops', text: 'Please try again.' };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const { response, ...data } = await loadMyFlashDrops(server);
  requireSignIn(url, response);
  return data;
}

export const meta: MetaFunction = ({ matches }) => [pageTitle(matches, 'My Flash Drops')];

export default function MyFlashDropsPage() {
  const { mine, points, invited } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-1.5 pb-20 md:pt-3">
      <h1 className="t-page">My Flash Drops</h1>
      {mine === null ? (
        <div className="mt-6">
          <LoadFailed panel {...LOAD_FAILED} />
        </div>
      ) : mine.events.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            look="panel"
            icon={<Icon name="zap" />}
            title="You haven't joined one yet"
            text="Join a Flash Drop to earn points for listing, sharing and selling."
            action={<ButtonLink to={FLASH_DROPS_PAGE}>See Flash Drops</ButtonLink>}
          />
        </div>
      ) : (
        <>
          <Overall mine={mine} />
          <div className="mt-6 grid grid-cols-1 items-start gap-11 md:mt-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14">
            <Events first={mine} />
            <div className="grid grid-cols-1 gap-4">
              {points !== null && <MyPoints eventId={points.eventId} points={points.data} />}
              <EarnPoints title="What earns points" usedCaps={points?.data.acts}>
                <div className="mt-4 flex flex-wrap items-center gap-x-3.5 gap-y-2">
                  <InviteFriend />
                  {invited !== null && invited > 0 && (
                    <p className="num text-sm text-ink-2">{counted(invited, 'friend')} signed up so far.</p>
                  )}
                </div>
              </EarnPoints>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Overall({ mine: { points, rank } }: { mine: MyFlashDrops }) {
  return (
    <p className="num mt-2 text-ink-2">
      {counted(points, 'point')} over all events
      {rank !== null && (
        <>
          ,{' '}
          <Link to={LEADERBOARD_PAGE} className="font-semibold text-ink underline underline-offset-3">
            {ordinal(rank)} on the leaderboard
          </Link>
        </>
      )}
      .
    </p>
  );
}

function Events({ first }: { first: MyFlashDrops }) {
  const list = usePagedList(first, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/flash-drops/mine', { params: { query: { cursor } } })),
    itemsOf: ({ events }) => events,
  });
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="sr-only">
        Events
      </h2>
      <ul className="grid gap-4">
        {(list.items ?? []).map((event) => (
          <li key={event.id}>
            <MyEvent event={event} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} className="mt-8" />
    </section>
  );
}

/** An event with the viewer's result. */
function MyEvent({ event }: { event: FlashDrop }) {
  const { userParticipation: joined } = event;
  return (
    <article className="press relative flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl bg-surface-2 p-5 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus md:p-6">
      <EventPicture
        event={event}
        className="w-29 rounded-lg px-3 pt-3 max-sm:w-full max-sm:justify-items-center max-sm:[&>img]:max-w-48"
      />
      <div className="min-w-0 flex-[1_1_240px]">
        <p className="text-sm font-semibold text-ink-2">{PHASE_NAMES[event.phase]}</p>
        <h3 dir="auto" className="mt-1 text-3xl wrap-anywhere">
          <Link to={eventAddress(event.id)} className="outline-none after:absolute after:inset-0">
            {event.title}
          </Link>
        </h3>
        <p className="mt-1.5 text-sm text-ink-2">
          <EventDates event={event} />
        </p>
      </div>
      {joined && (
        <div className="flex items-center gap-4">
          {joined.prizes.map((prize) => (
            <PrizeTile key={prize} prize={prize} small />
          ))}
          <p className="num text-sm md:text-end text-ink-2">
            <b className="block font-display text-4xl leading-none font-extrabold text-ink">
              {joined.rank === null ? '–' : ordinal(joined.rank)}
            </b>
            {counted(joined.points, 'point')}, {amountText('top-lister', joined.listings)}
          </p>
        </div>
      )}
    </article>
  );
}

/** Loads the viewer's events, and their points in the running one. */
async function loadMyFlashDrops(client: ApiClient) {
  const { data: mine, response } = await client.GET('/api/flash-drops/mine');
  const running = mine?.events.find(({ phase }) => phase === 'running' || phase === 'counting');
  const [points, invitation] = await Promise.all([
    running && client.GET('/api/flash-drops/{id}/points', { params: { path: { id: running.id } } }),
    mine && client.GET('/api/invitation'),
  ]);
  return {
    response,
    mine: mine ?? null,
    points: running && points?.data ? { eventId: running.id, data: points.data } : null,
    /** Number of friends who signed up with the viewer's link; null if unknown. */
    invited: invitation?.data?.joined ?? null,
  };
}
