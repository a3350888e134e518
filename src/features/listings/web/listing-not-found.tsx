import { SearchX } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';

/** Whatever the reason, there is nothing to show here. */
export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status < 500;
  return (
    <div className="wrap py-20">
      <EmptyState
        heading="h1"
        icon={<SearchX />}
        title="Listing Not Found"
        text={missing ? 'It was sold, taken down, or never here.' : 'It could not be loaded just now.'}
        action={<ButtonLink to="/listings">Browse Other Listings</ButtonLink>}
      />
    </div>
  );
}
