import { isRouteErrorResponse } from 'react-router';
import { isApiProblem } from '../../../platform/web/api-problem.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { blockErrors } from '../contract/errors.ts';
import { type SomePerson, useBlock } from './use-block.ts';

/** Whether a loader failed because the viewer blocked the page's owner. */
export const isBlockedByMe = (error: unknown): boolean =>
  isRouteErrorResponse(error) &&
  isApiProblem(error.data) &&
  error.data.code === blockErrors.PERSON_BLOCKED.code;

/** Replaces the page of a person whom the viewer blocked. */
export function BlockedNotice({ subject, id }: Pick<SomePerson, 'subject' | 'id'>) {
  const { busy, unblock } = useBlock();
  const { title, detail } = blockErrors.PERSON_BLOCKED;
  return (
    <EmptyState
      heading="h1"
      icon={<Icon name="ban" />}
      title={title}
      text={detail}
      action={
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Unblocking..."
          onClick={() => void unblock({ name: 'This person', subject, id })}
        >
          Unblock
        </Button>
      }
    />
  );
}
