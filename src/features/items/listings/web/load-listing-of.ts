import type { LoaderFunctionArgs } from 'react-router';
import { positionText } from '../../../../shared/position.ts';
import { load, pageOf } from '../../../../platform/web/page-context.ts';
import { placeFromCookie } from './place/viewer-place.ts';

/**
 * Loads the listing of an address, in a loader.
 * @throws Response 404, or 410 for one that is gone, which shows the route's error page.
 */
export async function loadListingOf(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  id = '',
) {
  // An address without a valid id is not found, rather than a bad request.
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Response(null, { status: 404 });
  const place = placeFromCookie(request.headers.get('cookie'));
  const query = { near: place ? positionText(place.position) : undefined };
  return load(pageOf(context).api.GET('/api/listings/{id}', { params: { path: { id }, query } }));
}
