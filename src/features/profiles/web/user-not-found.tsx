import { UserRoundX } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { profileErrors } from '../contract/errors.ts';

/** Nobody is here; anything else that failed belongs to the page around. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { title, detail } = profileErrors.USER_NOT_FOUND;
  return (
    <div className="wrap py-20">
      <EmptyState
        heading="h1"
        icon={<UserRoundX />}
        title={title}
        text={detail}
        action={<ButtonLink to="/">Back to Home</ButtonLink>}
      />
    </div>
  );
}
