import { useRef } from 'react';
import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page-meta.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../../platform/web/use-api-action.ts';
import { usePagedList } from '../../../../../platform/web/use-paged-list.ts';
import { DeskHead, useDeskKeys } from '../../../../running/operators/web/operators.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { OperatedZone } from '../../contract/zone-operation.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const q = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const page = await load(pageOf(context).api.GET('/api/operated-zones', { params: { query: { q } } }));
  return { q, page };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Zones. Operator', 'Find Drop Zones, and take them down or restore them in a case.');

/** Lets operators find any zone, take it down and restore it. */
export default function OperatedZonesPage() {
  const { q, page } = useLoaderData<typeof loader>();
  const search = useRef<HTMLInputElement>(null);
  useDeskKeys('Zones', [{ keys: '/', label: 'Search zones', run: () => search.current?.focus() }]);
  return (
    <>
      <DeskHead title="Zones">Find Drop Zones, and take them down or restore them in a case.</DeskHead>
      <Form role="search" className="mb-4">
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
      {/* Further pages belong to one search. */}
      <Zones key={q} q={q} page={page} />
    </>
  );
}

function Zones({ q, page }: Awaited<ReturnType<typeof loader>>) {
  const list = usePagedList(page, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/operated-zones', { params: { query: { q, cursor } } })),
    itemsOf: ({ zones }) => zones,
    onMoreFailed: ({ title, detail }) => toast({ tone: 'error', title, text: detail }),
  });
  const zones = list.items ?? [];
  if (zones.length === 0) return <p className="text-ink-2">No zone found.</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {zones.map((zone) => (
          <ZoneRow key={zone.id} zone={zone} />
        ))}
      </ul>
      <LoadMore list={list} label="Show more zones" className="mt-4 justify-items-start" />
    </>
  );
}

const STATUS_NAMES: Readonly<Record<OperatedZone['status'], string>> = {
  active: 'Open',
  closed: 'Closed by its last member',
  taken_down: 'Taken down',
};

function ZoneRow({
  zone: { id, name, status, members, activeListings, lastActiveDate },
}: {
  zone: OperatedZone;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          {status === 'active' ? (
            <Link to={`/drop-zone/${id}`} dir="auto" className="font-bold wrap-anywhere hover:underline">
              {name}
            </Link>
          ) : (
            <b dir="auto" className="font-bold wrap-anywhere">
              {name}
            </b>
          )}
          {status !== 'active' && (
            <Badge tone={status === 'taken_down' ? 'warn' : 'plain'}>{STATUS_NAMES[status]}</Badge>
          )}
        </p>
        <p className="text-sm text-ink-2">
          {members} {members === 1 ? 'member' : 'members'} · {activeListings}{' '}
          {activeListings === 1 ? 'listing' : 'listings'} · active {shortDate(lastActiveDate)}
        </p>
      </div>
      {status !== 'closed' && <DecideButton zone={{ id, name, isTakenDown: status === 'taken_down' }} />}
    </li>
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
      aria-label={`${label} ${name}`}
      busy={busy}
      onClick={() => void open()}
    >
      {isTakenDown ? <Icon name="undo-2" /> : <Icon name="ban" />}
      {label}
    </ServerButton>
  );
}
