import type { LoaderFunctionArgs } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { positionText } from '../../../../../shared/position.ts';
import { placeFromCookie } from '../../../../items/listings/web/listings.ts';

/**
 * Loads the zone of an address, in a loader.
 * @throws Response 404, or 410 if the zone is closed; the route's error page handles it.
 */
export function loadZoneOf({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, id = '') {
  // Answer an invalid id with 404 instead of 400.
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Response(null, { status: 404 });
  const viewerLocation = placeFromCookie(request.headers.get('cookie'));
  const near = viewerLocation ? positionText(viewerLocation.position) : undefined;
  return load(pageOf(context).api.GET('/api/zones/{id}', { params: { path: { id }, query: { near } } }));
}
