import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import type { StatementList } from '../contract/statement.ts';

interface StatementNoticeProps {
  /** Newest first. */
  statements: StatementList['statements'];
}

/** Tells a person on their own page what was decided about them, as long as it applies. */
export function StatementNotice({ statements }: StatementNoticeProps) {
  const current = statements.find(({ applies }) => applies);
  if (current === undefined) return null;
  return (
    <Notice
      tone="warn"
      icon="scale"
      action={
        <ButtonLink variant="line" to={`/statements/${current.id}`}>
          Read why
        </ButtonLink>
      }
    >
      <strong>{current.title}</strong>
      <br />
      You can ask for another look.
    </Notice>
  );
}
