import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  useRouteError,
} from 'react-router';
import { isConnectionError } from '../../../../../platform/web/connection/connection-error.ts';
import { ErrorPage, errorMeta, MissingPage } from '../../../../../platform/web/page/error-pages.tsx';
import { load, pageOf, requireId } from '../../../../../platform/web/page/page-context.ts';
import { type PageMatches, pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { hasStatus } from '../../../../../platform/web/page/page-problem.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { canRetry } from '../../../../../shared/can-retry.ts';
import { GONE } from '../../../../../shared/http-status.ts';
import { positionText } from '../../../../../shared/position.ts';
import { placeFromCookie } from '../../../../items/listings/web/listings.ts';

/** Whether the error is about the server or the connection rather than the zone. */
const isFault = (error: unknown): boolean =>
  isConnectionError(error) || (isRouteErrorResponse(error) && canRetry(error));

/** Page title for a zone that can't be shown. */
export const failureMeta = (matches: PageMatches, error: unknown): MetaDescriptor[] =>
  isFault(error)
    ? errorMeta(matches, error)
    : [
        pageTitle(matches, hasStatus(error, GONE) ? 'Zone closed' : 'Zone not found'),
        { name: 'robots', content: 'noindex' },
      ];

export function ErrorBoundary() {
  const error = useRouteError();
  if (isFault(error)) return <ErrorPage error={error} />;
  return (
    <MissingPage
      mark={<Icon name={hasStatus(error, GONE) ? 'lock' : 'search-x'} />}
      title={hasStatus(error, GONE) ? 'This zone is closed' : 'Zone not found'}
      text={
        hasStatus(error, GONE)
          ? 'It was closed or taken down. Its listings are still in Browse.'
          : 'The link is wrong. Look for the zone in Drop Zones.'
      }
    >
      <ButtonLink to="/drop-zones?tab=explore">Explore zones</ButtonLink>
    </MissingPage>
  );
}

/**
 * Loads the zone of an address, in a loader.
 * @throws Response 404, or 410 if the zone is closed; the route's error page handles it.
 */
export function loadZoneOf(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  id?: string,
) {
  const viewerLocation = placeFromCookie(request.headers.get('cookie'));
  const near = viewerLocation ? positionText(viewerLocation.position) : undefined;
  return load(
    pageOf(context).api.GET('/api/zones/{id}', { params: { path: { id: requireId(id) }, query: { near } } }),
  );
}
