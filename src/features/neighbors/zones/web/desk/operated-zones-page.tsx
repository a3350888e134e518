import clsx from 'clsx';
import { useRef } from 'react';
import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { useNow } from '../../../../../platform/web/time/use-now.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import { DeskHead, useDeskKeys } from '../../../../running/operators/web/operators.ts';
import type { OperatedZone, OperatedZonePage } from '../../contract/zone-operation.ts';
import { zoneAddress } from '../zone-address.ts';
import { ZonePicture } from '../zone-picture.tsx';
import { activeText, listingsText, membersText } from '../zone-texts.ts';
import { zoneTypeLabel } from '../zone-types.tsx';

type Status = OperatedZone['status'];

const STATUSES: readonly { value: Status; label: string }[] = [
  { value: 'active', label: 'Open' },
  { value: 'taken_down', label: 'Taken down' },
  { value: 'closed', label: 'Closed' },
];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const q = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const param = url.searchParams.get('status');
  const status = STATUSES.find(({ value }) => value === param)?.value;
  const page = await load(
    pageOf(context).api.GET('/api/operated-zones', { params: { query: { q, status } } }),
  );
  return { q, status, page };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Zones. Operator', 'Find Drop Zones, and take them down or restore them in a case.');

/** Lets operators find any zone, take it down and restore it. */
export default function OperatedZonesPage() {
  const { q, status, page } = useLoaderData<typeof loader>();
  const search = useRef<HTMLInputElement>(null);
  useDeskKeys('Zones', [{ keys: '/', label: 'Search zones', run: () => search.current?.focus() }]);
  return (
    <>
      <DeskHead title="Zones">Find Drop Zones, and take them down or restore them in a case.</DeskHead>
      <Form role="search" className="mb-4">
        {status && <input type="hidden" name="status" value={status} />}
        <div className="control control-group gap-3 rounded-full ps-4.5 pe-1">
          <Icon name="search" className="icon-lg flex-none text-ink-2" />
          <label className="sr-only" htmlFor="zones-q">
            Search zones
          </label>
          <input
            key={q}
            ref={search}
            id="zones-q"
            name="q"
            type="search"
            dir="auto"
            defaultValue={q}
            placeholder="Search zones"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
        </div>
      </Form>
      <StatusLinks q={q} status={status} counts={page.counts} />
      {/* Further pages belong to one search. */}
      <Zones key={`${status} ${q}`} q={q} status={status} page={page} />
    </>
  );
}

interface StatusLinksProps {
  q: string;
  status: Status | undefined;
  counts: OperatedZonePage['counts'];
}

/** Restricts the list to zones of one status. Statuses without a zone are left out. */
function StatusLinks({ q, status, counts }: StatusLinksProps) {
  const addressOf = (value?: Status) => {
    const query = new URLSearchParams({ ...(q !== '' && { q }), ...(value && { status: value }) });
    return query.size === 0 ? '/operator/zones' : `/operator/zones?${query}`;
  };
  const all = counts.active + counts.taken_down + counts.closed;
  const links: { value?: Status; label: string; count: number }[] = [
    { label: 'All', count: all },
    ...STATUSES.map((option) => ({ ...option, count: counts[option.value] })),
  ];
  return (
    <nav aria-label="Status" className="mb-4 flex flex-wrap gap-2">
      {links
        .filter(({ value, count }) => value === undefined || count > 0 || value === status)
        .map(({ value, label, count }) => (
          <Link
            key={label}
            to={addressOf(value)}
            className="chip"
            aria-current={value === status ? 'page' : undefined}
          >
            {label} <span className="num">{grouped(count)}</span>
          </Link>
        ))}
    </nav>
  );
}

/** A row: on phones with its numbers below the name, from 768 px on with a column for each. */
const ROW =
  'press grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 py-3 md:grid-cols-[56px_minmax(0,1fr)_76px_64px_104px_112px]';

function Zones({ q, status, page }: Awaited<ReturnType<typeof loader>>) {
  const list = usePagedList(page, {
    fetchPage: (cursor) =>
      outcomeOf(api.GET('/api/operated-zones', { params: { query: { q, status, cursor } } })),
    itemsOf: ({ zones }) => zones,
  });
  const zones = list.items ?? [];
  if (zones.length === 0) return <NoZones isSearch={q !== '' || status !== undefined} />;
  return (
    <>
      <div
        aria-hidden="true"
        className={clsx(ROW, 'py-0! pb-1.5! text-xs font-semibold text-ink-2 max-md:hidden')}
      >
        <span className="col-span-2">Zone</span>
        <span className="text-end">Members</span>
        <span className="text-end">Listings</span>
        <span className="text-end">Active</span>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {zones.map((zone) => (
          <ZoneRow key={zone.id} zone={zone} />
        ))}
      </ul>
      <LoadMore list={list} label="Show more zones" className="mt-4 justify-items-start" />
    </>
  );
}

function NoZones({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      look="panel"
      tile="quiet"
      icon={<Icon name="map-pin" />}
      title={isSearch ? 'No zones found' : 'No zones yet'}
      text={isSearch ? 'Part of a name is enough.' : 'Members create them. They show up here.'}
    />
  );
}

function ZoneRow({ zone }: { zone: OperatedZone }) {
  const { id, name, type, location, status, members, activeListings, lastActiveDate } = zone;
  const now = useNow(null);
  return (
    <li className={ROW}>
      <ZonePicture
        zone={zone}
        sizes="56px"
        className={clsx('h-10.5 w-14 rounded-sm rounded-ss-tile', status !== 'active' && 'opacity-50')}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {status === 'active' ? (
            <Link
              to={zoneAddress(id)}
              dir="auto"
              className="-my-2.5 py-2.5 font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          ) : (
            <b dir="auto" className="font-semibold wrap-anywhere text-ink-2">
              {name}
            </b>
          )}
          {status === 'taken_down' && <Badge tone="warn">Taken down</Badge>}
          {status === 'closed' && <Badge>Closed by its last member</Badge>}
        </p>
        <p className="text-xs wrap-anywhere text-ink-2">
          {zoneTypeLabel(type)} · <bdi>{location ?? 'Anywhere'}</bdi>
        </p>
      </div>
      <p className="num flex flex-wrap gap-x-3 text-xs text-ink-2 max-md:col-start-2 md:contents">
        <Count count={members} noun={membersText(members)} />
        <Count count={activeListings} noun={listingsText(activeListings)} />
        <span className="md:text-end">
          <span className="md:sr-only">Active </span>
          <time dateTime={lastActiveDate}>{activeText(lastActiveDate, now)}</time>
        </span>
      </p>
      {status !== 'closed' && <DecideButton zone={{ id, name, isTakenDown: status === 'taken_down' }} />}
    </li>
  );
}

function Count({ count, noun }: { count: number; noun: string }) {
  return (
    <span className="md:text-end md:text-md md:text-ink">
      {grouped(count)} <span className="md:sr-only">{noun}</span>
    </span>
  );
}

/** Opens a case about a zone, where it is taken down or restored with a statement to its creator. */
function DecideButton({ zone }: { zone: { id: string; name: string; isTakenDown: boolean } }) {
  const navigate = useNavigate();
  const { busy, run } = useApiAction();
  const { id, name, isTakenDown } = zone;
  const label = isTakenDown ? 'Restore' : 'Take down';
  const open = () =>
    run(() => api.POST('/api/cases', { body: { kind: 'zone', id, reason: 'other', note: '' } }), {
      done: (opened) => navigate(`/operator/cases/${opened.id}`),
    });
  return (
    <ServerButton
      variant="line"
      size="sm"
      className="max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 md:justify-self-end"
      aria-label={`${label} ${name}`}
      busy={busy}
      onClick={() => void open()}
    >
      {label}
    </ServerButton>
  );
}
