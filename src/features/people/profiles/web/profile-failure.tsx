import { useParams, useRouteError } from 'react-router';
import { ErrorPage, MissingPage } from '../../../../platform/web/page/error-pages.tsx';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { hasStatus } from '../../../../platform/web/page/page-problem.ts';
import { useErrorNotice } from '../../../../platform/web/page/use-error-notice.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { NOT_FOUND, TOO_MANY_REQUESTS } from '../../../../shared/http-status.ts';
import { BlockedNotice, blockedByMe } from '../../../trust/blocks/web/blocks.ts';
import { peopleErrors } from '../../people/contract/errors.ts';

const LOAD_FAILED = { title: 'Error loading profile', text: 'Could not load user profile data' };

export function failureTitle(error: unknown): string {
  const blocked = blockedByMe(error);
  if (blocked) return blocked.title;
  return hasStatus(error, NOT_FOUND) ? peopleErrors.USER_NOT_FOUND.title : 'Something went wrong';
}

/** Shown if the profile does not exist, is blocked by the viewer, or could not be loaded. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { id = '' } = useParams();
  const blocked = blockedByMe(error);
  if (hasStatus(error, TOO_MANY_REQUESTS)) return <ErrorPage error={error} />;
  if (blocked) return <BlockedNotice problem={blocked} subject="profile" id={id} />;
  if (hasStatus(error, NOT_FOUND)) return <UserNotFound />;
  return (
    <div className="wrap py-20">
      <ProfileFailed />
    </div>
  );
}

function UserNotFound() {
  const { title, detail } = peopleErrors.USER_NOT_FOUND;
  return (
    <MissingPage mark={<Icon name="user-round-x" />} title={title} text={detail}>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </MissingPage>
  );
}

function ProfileFailed() {
  useErrorNotice(LOAD_FAILED);
  return <LoadFailed heading="h1" {...LOAD_FAILED} />;
}
