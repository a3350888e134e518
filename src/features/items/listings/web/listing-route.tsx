import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  useLocation,
  useParams,
  useRouteError,
} from 'react-router';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { isConnectionError } from '../../../../platform/web/connection/connection-error.ts';
import { MissingPage } from '../../../../platform/web/page/error-pages.tsx';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { type PageMatches, pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { pageProblem } from '../../../../platform/web/page/page-problem.ts';
import { useReopenPage } from '../../../../platform/web/page/use-reopen-page.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { ErrorState } from '../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { RetryButton } from '../../../../platform/web/ui/retry-button.tsx';
import { SERVER_ERROR, TOO_MANY_REQUESTS } from '../../../../shared/http-status.ts';
import { positionText } from '../../../../shared/position.ts';
import { BlockedNotice, blockedByMe } from '../../../trust/blocks/web/blocks.ts';
import { KnownListingPage, knownListing } from './known-listing.tsx';
import { placeFromCookie } from './place/viewer-place.ts';

/** Whether the error says nothing about the listing: it may be there on the next try. */
const mayStillExist = (error: unknown): boolean =>
  !isRouteErrorResponse(error) || error.status >= SERVER_ERROR || error.status === TOO_MANY_REQUESTS;

/** What the page is called in place of the listing. */
export const failureMeta = (matches: PageMatches): MetaDescriptor[] => [
  pageTitle(matches, 'Listing Not Found'),
  { name: 'robots', content: 'noindex' },
];

export function ErrorBoundary() {
  const error = useRouteError();
  const { id = '' } = useParams();
  const blocked = blockedByMe(error);
  const known = knownListing(useLocation().state);
  if (known && isConnectionError(error)) return <KnownListingPage listing={known} />;
  if (blocked) return <BlockedNotice problem={blocked} subject="listing" id={id} />;
  if (!mayStillExist(error))
    return (
      <MissingPage
        mark={<Icon name="search-x" />}
        title="Listing Not Found"
        text="It was sold or taken down, or the link is wrong."
      >
        <ButtonLink to="/listings">Browse Other Listings</ButtonLink>
      </MissingPage>
    );
  return (
    <div className="wrap py-20">
      <NotLoaded {...pageProblem(error)} />
    </div>
  );
}

/** For a listing that could not be loaded: it may well be there on the next try. */
function NotLoaded({
  detail = "We couldn't load it just now. It may still be here.",
  retryAfter,
}: Partial<Pick<ApiProblem, 'detail' | 'retryAfter'>>) {
  const { reopen, busy } = useReopenPage();
  return (
    <ErrorState
      heading="h1"
      icon={<Icon name="search-x" />}
      title="Listing Not Found"
      text={detail}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <RetryButton onRetry={reopen} busy={busy} retryAfter={retryAfter} />
          <ButtonLink variant="line" to="/listings">
            Browse Other Listings
          </ButtonLink>
        </div>
      }
    />
  );
}

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
