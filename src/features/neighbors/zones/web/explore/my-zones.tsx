import { Link } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { positionText } from '../../../../../shared/position.ts';
import type { ZoneCard } from '../../contract/zone.ts';
import { RoleBadge } from '../members/role-badge.tsx';
import { zoneAddress } from '../zone-address.ts';
import { ZoneCounts, ZoneLocation } from '../zone-facts.tsx';
import { ZonePicture } from '../zone-picture.tsx';
import { ZONES_FAILED } from '../zone-texts.ts';
import type { ZonesProps } from './drop-zones-page.tsx';
import { NothingFound } from './nothing-found.tsx';

/** The viewer's zones. */
export function MyZones(props: ZonesProps) {
  const list = useZoneList(props);
  if (list.items.length === 0) {
    if (props.query.q !== '') return <NothingFound query={props.query} />;
    return (
      <EmptyState
        look="panel"
        icon={<Icon name="house" />}
        title="No zones yet"
        text="Join one nearby, or start one for your street."
        action={<ButtonLink to="/drop-zones?tab=explore">Explore zones</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid gap-1 lg:grid-cols-2 lg:gap-x-6">
      {list.items.map((zone) => (
        <MyZone key={zone.id} zone={zone} />
      ))}
      <LoadMore list={list} label="Show more zones" className="col-span-full my-4" />
      <Link
        to="/create-drop-zone"
        className="press col-span-full mt-3.5 flex items-center gap-4 rounded-xl p-3.5 inset-ring-[1.5px] inset-ring-line hover:bg-surface-2"
      >
        <span className="grid size-14 flex-none place-items-center rounded-tile rounded-ss-bubble bg-surface-3">
          <Icon name="plus" className="icon-lg" />
        </span>
        <span className="text-md text-ink-2">
          <b className="block text-base font-bold text-ink">Start one for your street</b>
          It takes a name and two sentences.
        </span>
      </Link>
    </div>
  );
}

function MyZone({ zone }: { zone: ZoneCard }) {
  return (
    <article className="card flex-row items-center gap-3 rounded-xl py-2.5 md:gap-4 md:p-3.5 md:hover:bg-surface-2">
      <ZonePicture zone={zone} sizes="160px" className="size-19 flex-none rounded-md md:h-23 md:w-36" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h2 className="line-clamp-2 text-lg leading-tight wrap-anywhere md:text-xl" dir="auto">
          <Link
            to={zoneAddress(zone.id)}
            className="outline-none after:absolute after:inset-0 after:z-(--z-raised) after:rounded-xl"
          >
            {zone.name}
          </Link>
        </h2>
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
          {zone.role && <RoleBadge role={zone.role} className="me-1 flex-none" />}
          <ZoneLocation {...zone} />
        </p>
        <ZoneCounts {...zone} />
      </div>
      <Icon name="chevron-right" className="icon flex-none text-ink-3" />
    </article>
  );
}

/** Loads the zones of a tab page by page. */
export function useZoneList({ page, query, viewerLocation }: ZonesProps) {
  const near = viewerLocation ? positionText(viewerLocation.position) : undefined;
  const list = usePagedList(page, {
    fetchPage: (cursor) =>
      outcomeOf(api.GET('/api/zones', { params: { query: { ...query, near, cursor } } })),
    itemsOf: ({ zones }) => zones,
    onMoreFailed: ({ detail }) => toast({ tone: 'error', title: ZONES_FAILED.title, text: detail }),
  });
  return { ...list, items: list.items ?? [] };
}
