import { isRouteErrorResponse } from 'react-router';
import { type ApiProblem, isApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { MissingPage } from '../../../../platform/web/page/error-pages.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { type SomePerson, useBlock } from './use-block.ts';

/** Returns the API's problem if a loader failed because the viewer blocked the page's owner; otherwise null. */
export function blockedByMe(error: unknown): ApiProblem | null {
  const problem: unknown = isRouteErrorResponse(error) ? error.data : null;
  return isApiProblem(problem) && problem.code === 'PERSON_BLOCKED' ? problem : null;
}

interface BlockedNoticeProps extends Pick<SomePerson, 'subject' | 'id'> {
  problem: ApiProblem;
}

/** Replaces the page of a person whom the viewer blocked. */
export function BlockedNotice({ subject, id, problem }: BlockedNoticeProps) {
  const { busy, unblock } = useBlock();
  return (
    <MissingPage mark={<Icon name="ban" />} title={problem.title} text={problem.detail}>
      <Button
        variant="primary"
        busy={busy}
        busyLabel="Unblocking..."
        onClick={() => void unblock({ name: 'This person', subject, id })}
      >
        Unblock
      </Button>
    </MissingPage>
  );
}
