import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router';
import { LoadFailed } from '../../../../../platform/web/page/load-failed.tsx';
import { pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { pageProblem } from '../../../../../platform/web/page/page-problem.ts';
import { useErrorNotice } from '../../../../../platform/web/page/use-error-notice.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { TabPanel, Tabs } from '../../../../../platform/web/ui/tabs.tsx';
import { positionText } from '../../../../../shared/position.ts';
import { placeFromCookie } from '../../../../items/listings/web/listings.ts';
import type { ZoneTab } from '../../contract/zone.ts';
import { ZONE_TYPES } from '../../contract/zone-limits.ts';
import { ZONES_FAILED } from '../zone-texts.ts';
import { ZONE_TYPE_ICONS } from '../zone-types.tsx';
import { MyZones, useZoneList } from './my-zones.tsx';
import { NearbyZones } from './nearby-zones.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ZONE_GRID, ZoneCard, ZoneGridSkeleton } from './zone-card.tsx';
import { ZoneSearch } from './zone-search.tsx';
import { readZonesQuery, type ZonesQuery, zonesAddress } from './zones-query.ts';

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const query = readZonesQuery(url.searchParams);
  const viewerLocation = placeFromCookie(request.headers.get('cookie'));
  const near = viewerLocation ? positionText(viewerLocation.position) : undefined;
  const { data } = await pageOf(context).api.GET('/api/zones', { params: { query: { ...query, near } } });
  return { query, viewerLocation, page: data ?? null };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(
    matches,
    'Drop Zones',
    'Local groups for a street, a campus or a hobby. Swap with people you can walk to.',
  );

export default function DropZonesPage() {
  const { query: answered, viewerLocation, page } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const next = navigation.location?.pathname === '/drop-zones' ? navigation.location : null;
  const shown: ZonesQuery = { ...answered, tab: page?.tab ?? answered.tab ?? 'explore' };
  // Base the next change on the requested address, even while it is still loading.
  const requested = next && readZonesQuery(new URLSearchParams(next.search));
  const query: ZonesQuery = requested ? { ...requested, tab: requested.tab ?? shown.tab } : shown;
  const tab = query.tab ?? 'explore';
  const show = (changed: ZonesQuery, replace = false) =>
    void navigate(zonesAddress(changed), { replace, preventScrollReset: true });

  return (
    <div className="wrap pt-1.5 pb-20 md:pt-3">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-5 md:items-end">
        <div className="grid gap-2">
          <h1 className="t-page">Drop Zones</h1>
          <p className="hint max-md:hidden">Campus, club or street. Swap with people you can walk to.</p>
        </div>
        <ButtonLink to="/create-drop-zone" className="max-md:px-3.5">
          <Icon name="plus" />
          Create a zone
        </ButtonLink>
      </div>
      <div className="mb-3 grid gap-2.5 md:mb-6 md:gap-4 lg:grid-cols-[minmax(0,1fr)_auto] [&_.tab]:whitespace-nowrap max-md:[&_.tab]:px-1.5">
        <ZoneSearch q={query.q} tab={tab} onSearch={(q) => show({ ...query, q }, true)} />
        <Tabs
          label="Drop Zones"
          id="zones"
          param="tab"
          value={tab}
          onChange={(chosen) => show({ ...query, tab: chosen })}
          tabs={[
            { value: 'my-zones', label: <MyZonesLabel count={page?.mine ?? 0} /> },
            { value: 'explore', label: 'Explore' },
            { value: 'nearby', label: 'Nearby' },
          ]}
        />
      </div>
      {TABS.map((value) => (
        <TabPanel key={value} tabsId="zones" value={value} active={value === tab}>
          {value === tab && (
            <>
              {value === 'explore' && <TypeLinks query={query} />}
              {tab !== shown.tab || query.type !== shown.type ? (
                <ZoneGridSkeleton />
              ) : page === null ? (
                <ZonesFailed />
              ) : (
                // Further pages belong to one search, so a new search resets the list.
                <ZonesOfTab
                  key={JSON.stringify([shown, viewerLocation])}
                  page={page}
                  query={shown}
                  viewerLocation={viewerLocation}
                />
              )}
            </>
          )}
        </TabPanel>
      ))}
    </div>
  );
}

const TABS: readonly ZoneTab[] = ['my-zones', 'explore', 'nearby'];

type LoadedZones = Awaited<ReturnType<typeof loader>>;
export type ZonesProps = {
  page: NonNullable<LoadedZones['page']>;
  query: ZonesQuery;
  viewerLocation: LoadedZones['viewerLocation'];
};

function ZonesOfTab(props: ZonesProps) {
  switch (props.query.tab) {
    case 'my-zones':
      return <MyZones {...props} />;
    case 'nearby':
      return <NearbyZones {...props} />;
    default:
      return <ExploreZones {...props} />;
  }
}

function MyZonesLabel({ count }: { count: number }) {
  return (
    <>
      My zones
      {count > 0 && <span className="count bg-surface-3 text-ink-2">{count}</span>}
    </>
  );
}

/** Links, so that they work without scripts. */
function TypeLinks({ query }: { query: ZonesQuery }) {
  const to = (type: ZonesQuery['type']) => zonesAddress({ ...query, tab: 'explore', type });
  return (
    <div className="mb-4 flex items-center gap-4 md:mb-6">
      <nav className="scroll-row -mx-4 min-w-0 flex-1 scroll-px-4 px-4 md:mx-0 md:px-0" aria-label="Type">
        <Link
          className="chip"
          to={to(undefined)}
          aria-current={query.type === undefined ? 'true' : undefined}
          preventScrollReset
        >
          All types
        </Link>
        {ZONE_TYPES.map(({ value, label }) => (
          <Link
            key={value}
            className="chip"
            to={to(value)}
            aria-current={query.type === value ? 'true' : undefined}
            preventScrollReset
          >
            <Icon name={ZONE_TYPE_ICONS[value]} />
            {label}
          </Link>
        ))}
      </nav>
      <p className="hint flex-none max-md:hidden">Most active first</p>
    </div>
  );
}

/** The request failed because of a lost connection or a rate limit. */
export function ErrorBoundary() {
  const problem = pageProblem(useRouteError());
  return (
    <div className="wrap py-10">
      <h1 className="sr-only">Drop Zones</h1>
      <ZonesFailed text={problem?.detail} retryAfter={problem?.retryAfter} />
    </div>
  );
}

function ZonesFailed({
  text = ZONES_FAILED.text,
  retryAfter,
}: {
  text?: string | undefined;
  retryAfter?: number | undefined;
}) {
  const { title } = ZONES_FAILED;
  useErrorNotice({ title, text });
  return <LoadFailed panel title={title} text={text} retryAfter={retryAfter} />;
}

/** All zones, the most active first. */
function ExploreZones(props: ZonesProps) {
  const list = useZoneList(props);
  const { q, type } = props.query;
  if (list.items.length === 0) {
    if (q !== '' || type !== undefined) return <NothingFound query={props.query} />;
    return (
      <EmptyState
        look="panel"
        icon={<Icon name="house" />}
        title="No zones yet"
        text="Be the first to start one for your street."
        action={<ButtonLink to="/create-drop-zone">Create a zone</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className={ZONE_GRID}>
        {list.items.map((zone, index) => (
          <ZoneCard key={zone.id} zone={zone} eager={index < 3} />
        ))}
      </div>
      <LoadMore list={list} label="Show more zones" className="mt-10" />
    </>
  );
}
