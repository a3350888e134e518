import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { errorMeta } from '../../../../platform/web/page/error-pages.tsx';
import { load, pageOf, requireId } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { isAnotherMap, loadMapOf, MapPage } from '../../../finding/map/web/map.ts';
import { eventAddress } from './event-addresses.ts';

export { ErrorBoundary } from './flash-drop-page.tsx';

export const handle: PageHandle = { phoneBar: 'none', dock: 'none', footer: 'none', offlineBar: 'own' };
export const shouldRevalidate = isAnotherMap;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = requireId(params.id);
  const { api } = pageOf(context);
  const path = { id };
  const [event, map] = await Promise.all([
    load(api.GET('/api/flash-drops/{id}', { params: { path } })),
    load(api.GET('/api/flash-drops/{id}/map', { params: { path } })),
  ]);
  return { of: { name: event.title, address: eventAddress(id) }, ...loadMapOf(request, map) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, error }) =>
  loaderData
    ? pageMeta(matches, `Map of ${loaderData.of.name}`, 'Where the listings are, and a route through them.')
    : errorMeta(matches, error);

export default function EventMapPage() {
  const { of, ...loaded } = useLoaderData<typeof loader>();
  return <MapPage loaded={loaded} of={of} />;
}
