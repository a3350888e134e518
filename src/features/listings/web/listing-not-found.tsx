import { isRouteErrorResponse, type MetaDescriptor, useParams, useRouteError } from 'react-router';
import { ErrorPage, errorMeta } from '../../../platform/web/error-pages.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { BlockedNotice, isBlockedByMe } from '../../blocks/web/blocks.ts';

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
  if (isFault(error)) return <ErrorPage error={error} />;
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
