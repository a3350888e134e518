import { isRouteErrorResponse, type MetaDescriptor, useRouteError } from 'react-router';
import { isConnectionError } from '../../../../../platform/web/connection/connection-error.ts';
import { ErrorPage, errorMeta } from '../../../../../platform/web/error-pages.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';

const GONE = 410;
const TOO_MANY = 429;

/** Whether the error is about the server or the connection rather than the zone. */
const isFault = (error: unknown): boolean =>
  isConnectionError(error) ||
  (isRouteErrorResponse(error) && (error.status >= 500 || error.status === TOO_MANY));

const isGone = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === GONE;

/** Page title for a zone that can't be shown. */
export const failureMeta = (error: unknown): MetaDescriptor[] =>
  isFault(error)
    ? errorMeta(error)
    : [
        { title: `${isGone(error) ? 'Zone closed' : 'Zone not found'}. Offhand` },
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
