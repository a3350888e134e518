import type { ZoneTab, ZoneType } from '../../contract/zone.ts';
import { ZONE_TABS, ZONE_TYPES } from '../../contract/zone-limits.ts';

/** Tab, search and filter of the zones list, as in its address. */
export interface ZonesQuery {
  /** Undefined selects the tab that suits the viewer. */
  tab: ZoneTab | undefined;
  q: string;
  type: ZoneType | undefined;
}

export function readZonesQuery(params: URLSearchParams): ZonesQuery {
  return {
    tab: ZONE_TABS.find((tab) => tab === params.get('tab')),
    q: (params.get('q') ?? '').trim().slice(0, 200),
    type: ZONE_TYPES.find(({ value }) => value === params.get('type'))?.value,
  };
}

/** Returns the address of a query. Only Explore can filter by type. */
export function zonesAddress({ tab, q, type }: ZonesQuery): string {
  const params = new URLSearchParams();
  if (tab !== undefined) params.set('tab', tab);
  if (q !== '') params.set('q', q);
  if (type !== undefined && tab === 'explore') params.set('type', type);
  const search = params.toString();
  return search === '' ? '/drop-zones' : `/drop-zones?${search}`;
}
