import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { usePagedList } from '../../../../../platform/web/use-paged-list.ts';
import { positionText } from '../../../../../shared/position.ts';
import type { ZonesProps } from './drop-zones-page.tsx';
import { ZONES_FAILED } from '../zone-texts.ts';

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
