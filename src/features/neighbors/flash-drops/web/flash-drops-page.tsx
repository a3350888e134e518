import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { load, pageOf, reloadsBesidesTabs } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TabPanel, Tabs } from '../../../../platform/web/ui/tabs.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { CurrentEvent } from './current-event.tsx';
import { eventAddress } from './event-addresses.ts';
import { EventDates, EventMoment } from './event-dates.tsx';
import { dayOf } from './event-times.ts';
import { loadFlashDrops } from './load-flash-drops.ts';
import { PastEvents } from './past-events.tsx';
import { ReminderButton } from './reminder-button.tsx';

const LOAD_FAILED = { title: 'Error loading Flash Drops', text: 'Please try again.' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const { account } = await load(api.GET('/api/viewer'));
  return loadFlashDrops(api, account?.id);
}

export const shouldRevalidate = reloadsBesidesTabs;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Flash Drops', 'List, share and sell for points, climb the leaderboard and win prizes.');

const TABS = [
  { value: 'current', label: 'Current' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;
type TabName = (typeof TABS)[number]['value'];

export default function FlashDropsPage() {
  const { events, main, board, viewerId } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'current';
  const setTab = (value: TabName) =>
    setParams(value === 'current' ? {} : { tab: value }, { replace: true, preventScrollReset: true });
  const current = events?.current.find(({ id }) => id === main);
  const also = events?.current.filter(({ id }) => id !== main) ?? [];
  return (
    <div className="wrap pb-20">
      <div className="mt-1.5 mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mt-3 md:mb-4.5">
        <h1 className="t-page">Flash Drops</h1>
        <div className="max-md:w-full md:min-w-90">
          <Tabs label="Flash Drops" id="flash-drops" tabs={TABS} value={tab} param="tab" onChange={setTab} />
        </div>
      </div>
      {events === null || (current !== undefined && board === null) ? (
        <LoadFailed panel {...LOAD_FAILED} />
      ) : (
        <>
          <TabPanel tabsId="flash-drops" value="current" active={tab === 'current'}>
            {current === undefined && <NoCurrentEvent next={events.upcoming[0] ?? null} />}
            {current !== undefined && board !== null && (
              <CurrentEvent key={current.id} event={current} loaded={board} viewerId={viewerId} />
            )}
            {also.length > 0 && (
              <section aria-labelledby="also-on" className="mt-16">
                <h2 id="also-on" className="t-panel mb-3.5">
                  Also on
                </h2>
                <EventCards events={also} />
              </section>
            )}
          </TabPanel>
          <TabPanel tabsId="flash-drops" value="upcoming" active={tab === 'upcoming'}>
            <h2 className="sr-only">Upcoming</h2>
            {events.upcoming.length === 0 ? <NonePlanned /> : <EventCards events={events.upcoming} />}
          </TabPanel>
          <TabPanel tabsId="flash-drops" value="past" active={tab === 'past'}>
            <h2 className="sr-only">Past</h2>
            <PastEvents first={events} />
          </TabPanel>
        </>
      )}
    </div>
  );
}

function NonePlanned() {
  return (
    <EmptyState
      look="panel"
      heading="h3"
      icon={<Icon name="calendar-days" />}
      title="Nothing planned yet"
      text="The next Flash Drops show up here."
    />
  );
}

/** Shown between two events. */
function NoCurrentEvent({ next }: { next: FlashDrop | null }) {
  return next === null ? (
    <EmptyState
      look="panel"
      icon={<Icon name="zap" />}
      title="No Flash Drop right now"
      text="The next one shows up here."
    />
  ) : (
    <NextEvent event={next} />
  );
}

function NextEvent({ event }: { event: FlashDrop }) {
  return (
    <EmptyState
      look="panel"
      icon={<Icon name="zap" />}
      title="No Flash Drop right now"
      text={
        <>
          <bdi>{event.title}</bdi> starts <EventMoment iso={event.startDate} timeZone={event.timeZone} />.
        </>
      }
      action={<ReminderButton event={event} />}
    />
  );
}

/** Event cards with the picture of the theme and the start date. */
function EventCards({ events }: { events: readonly FlashDrop[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {events.map((event) => (
        <li key={event.id} className="grid min-w-0">
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}

function EventCard({ event }: { event: FlashDrop }) {
  return (
    <article className="press relative flex min-w-0 flex-col overflow-hidden rounded-xl bg-surface-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="on-night-ground relative px-6 pt-12">
        <span className="tag absolute start-4 top-4">{dayOf(event.startDate, event.timeZone)}</span>
        <img src={event.image} alt="" width={1000} height={740} loading="lazy" className="h-auto w-full" />
      </div>
      <div className="flex flex-1 flex-col items-start p-5">
        <h3 dir="auto" className="text-2xl wrap-anywhere">
          {/* Covers the card, except the button. */}
          <Link to={eventAddress(event.id)} className="outline-none after:absolute after:inset-0">
            {event.title}
          </Link>
        </h3>
        <p className="mt-1.5 text-sm font-semibold text-ink-2">
          <EventDates event={event} />
        </p>
        <p dir="auto" className="mt-2 mb-4 text-md text-ink-2 wrap-anywhere">
          {event.description}
        </p>
        <div className="relative mt-auto flex flex-wrap items-center gap-2.5">
          {event.can.remind && <ReminderButton event={event} variant="line" />}
          {event.userParticipation && <Badge tone="success">Joined</Badge>}
        </div>
      </div>
    </article>
  );
}
