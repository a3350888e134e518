import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { LoadFailed } from '../../../platform/web/load-failed.tsx';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import { pageMeta } from '../../../platform/web/page-meta.ts';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { TabPanel, Tabs } from '../../../platform/web/ui/tabs.tsx';
import { CurrentEvent } from './current-event.tsx';
import { NoCurrentEvent } from './no-current-event.tsx';
import { loadFlashDrops } from './load-flash-drops.ts';
import { PastEvents } from './past-events.tsx';
import { EventCards } from './event-cards.tsx';

const LOAD_FAILED = { title: 'Error loading Flash Drops', text: 'Please try again.' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const { account } = await load(api.GET('/api/viewer'));
  return loadFlashDrops(api, account?.id);
}

/** Tabs show parts of data that is already loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const otherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !otherTab && defaultShouldRevalidate;
}

export const meta: MetaFunction = () =>
  pageMeta('Flash Drops. Offhand', 'List, share and sell for points, climb the leaderboard and win prizes.');

const TABS = [
  { value: 'current', label: 'Current' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;
type TabName = (typeof TABS)[number]['value'];

export default function FlashDropsPage() {
  const { events, main, board, own } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'current';
  const setTab = (value: TabName) =>
    setParams(value === 'current' ? {} : { tab: value }, { replace: true, preventScrollReset: true });
  const current = events?.current.find(({ id }) => id === main);
  const also = events?.current.filter(({ id }) => id !== main) ?? [];
  return (
    <div className="wrap pb-20">
      <div className="mt-0.5 mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mt-2.5 md:mb-4.5">
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
              <CurrentEvent key={current.id} event={current} loaded={board} own={own} />
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
