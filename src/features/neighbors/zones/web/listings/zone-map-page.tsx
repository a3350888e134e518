import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../../platform/web/page/page-handle.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { isAnotherMap, loadMapOf, MapPage } from '../../../../finding/map/web/map.ts';
import { failureMeta, loadZoneOf } from '../page/zone-route.tsx';
import { zoneAddress } from '../zone-address.ts';

export { ErrorBoundary } from '../page/zone-route.tsx';

export const handle: PageHandle = { phoneBar: 'none', dock: 'none', footer: 'none', offlineBar: 'own' };
export const shouldRevalidate = isAnotherMap;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const zone = await loadZoneOf({ request, context }, params.id);
  const path = { id: zone.id };
  const map = await load(pageOf(context).api.GET('/api/zones/{id}/map', { params: { path } }));
  return {
    of: { name: zone.name, address: zoneAddress(zone.id), position: zone.position },
    ...loadMapOf(request, map),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, error }) =>
  loaderData
    ? pageMeta(matches, `Map of ${loaderData.of.name}`, 'Where the listings are, and a route through them.')
    : failureMeta(matches, error);

export default function ZoneMapPage() {
  const { of, ...loaded } = useLoaderData<typeof loader>();
  return <MapPage loaded={loaded} of={of} />;
}
