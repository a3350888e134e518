import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  useRouteError,
} from 'react-router';
import { isConnectionError } from '../../../../../platform/web/connection/connection-error.ts';
import { errorMeta, ErrorPage } from '../../../../../platform/web/error-pages.tsx';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { positionText } from '../../../../../shared/position.ts';
import { placeFromCookie } from '../../../../items/listings/web/listings.ts';
import { type PageMatches, pageTitle } from '../../../../../platform/web/page-meta.ts';

const GONE = 410;
const TOO_MANY = 429;

/** Whether the error is about the server or the connection rather than the zone. */
const isFault = (error: unknown): boolean =>
  isConnectionError(error) ||
  (isRouteErrorResponse(error) && (error.status >= 500 || error.status === TOO_MANY));

const isGone = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === GONE;

/** Page title for a zone that can't be shown. */
export const failureMeta = (matches: PageMatches, error: unknown): MetaDescriptor[] =>
  isFault(error)
    ? errorMeta(matches, error)
    : [
        pageTitle(matches, isGone(error) ? 'Zone closed' : 'Zone not found'),
        { name: 'robots', content: 'noindex' },
      ];

export function ErrorBoundary() {
  const error = useRouteError();
  if (isFault(error)) return <ErrorPage error={error} />;
  return (
    <div className="wrap py-20">
      <ErrorState
        heading="h1"
        icon={<Icon name={isGone(error) ? 'lock' : 'search-x'} />}
        title={isGone(error) ? 'This zone is closed' : 'Zone not found'}
        text={
          isGone(error)
            ? 'It was closed or taken down. Its listings are still in Browse.'
            : 'The link is wrong. Look for the zone in Drop Zones.'
        }
        action={<ButtonLink to="/drop-zones?tab=explore">Explore zones</ButtonLink>}
      />
    </div>
  );
}

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
