import {
  isRouteErrorResponse,
  type MetaDescriptor,
  useLocation,
  useParams,
  useRouteError,
} from 'react-router';
import { isConnectionError } from '../../../platform/web/connection/connection-error.ts';
import { ErrorPage, errorMeta } from '../../../platform/web/error-pages.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { BlockedNotice, isBlockedByMe } from '../../blocks/web/blocks.ts';
import { knownListing, KnownListingPage } from './known-listing.tsx';

/** A server error or a limit says nothing about the listing; everything else does: there is nothing to show. */
const isFault = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status >= 500 || error.status === TOO_MANY);
const TOO_MANY = 429;

/** What the page is called in place of the listing. */
export const failureMeta = (error: unknown): MetaDescriptor[] =>
  isFault(error)
    ? errorMeta(error)
    : [{ title: 'Listing Not Found. Offhand' }, { name: 'robots', content: 'noindex' }];

export function ErrorBoundary() {
  const error = useRouteError();
  const { id = '' } = useParams();
  const known = knownListing(useLocation().state);
  if (isFault(error)) return <ErrorPage error={error} />;
  if (known && isConnectionError(error)) return <KnownListingPage listing={known} />;
  return (
    <div className="wrap py-20">
      {isBlockedByMe(error) ? (
        <BlockedNotice subject="listing" id={id} />
      ) : (
        <EmptyState
          heading="h1"
          icon={<Icon name="search-x" />}
          title="Listing Not Found"
          text={
            isRouteErrorResponse(error)
              ? 'It was sold or taken down, or the link is wrong.'
              : 'It could not be loaded just now.'
          }
          action={<ButtonLink to="/listings">Browse Other Listings</ButtonLink>}
        />
      )}
    </div>
  );
}
