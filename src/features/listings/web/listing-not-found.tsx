import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { BlockedNotice, isBlockedByMe } from '../../blocks/web/blocks.ts';

/** The same page for every error: there is nothing to show. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { id = '' } = useParams();
  const missing = isRouteErrorResponse(error) && error.status < 500;
  return (
    <div className="wrap py-20">
      {isBlockedByMe(error) ? (
        <BlockedNotice behind="listing" id={id} />
      ) : (
        <EmptyState
          heading="h1"
          icon={<Icon name="search-x" />}
          title="Listing Not Found"
          text={missing ? 'It was sold, taken down, or never here.' : 'It could not be loaded just now.'}
          action={<ButtonLink to="/listings">Browse Other Listings</ButtonLink>}
        />
      )}
    </div>
  );
}
