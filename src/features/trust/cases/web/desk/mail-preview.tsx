import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { shortDate } from '../../../../../shared/dates.ts';
import type { Case } from '../../contract/case.ts';
import type { Effects } from '../../contract/decision.ts';
import type { Draft } from './use-decision.ts';

interface MailPreviewProps {
  deskCase: Case;
  draft: Draft;
  mail: NonNullable<Effects['mail']>;
}

/** Shows the mail that a decision would send, folded. */
export function MailPreview({ deskCase, draft, mail }: MailPreviewProps) {
  const rule = deskCase.rules.find(({ id }) => id === draft.ruleId);
  return (
    <details className="group">
      <summary className="flex min-h-9 items-center gap-1.75 text-sm font-semibold">
        <Icon name="mail" className="icon-sm" />
        {mail.to === null ? 'What they read on the site' : 'Email they’ll get'}
        <Icon name="chevron-down" className="icon-sm group-open:rotate-180" />
      </summary>
      <div className="rounded-md bg-surface-2 p-3.5 text-sm wrap-anywhere">
        <p className="mb-2.5 border-b border-line pb-2 text-xs text-ink-2">
          <b className="font-semibold text-ink">{mail.subject}</b>
          <br />
          {mail.to === null ? 'On their next visit' : `To ${mail.to}, and on their next visit`}
        </p>
        <div className="grid gap-2">
          {draft.text !== '' && <p dir="auto">{draft.text}</p>}
          {rule && (
            <p>
              <b className="font-semibold">
                Rule {rule.number}: {rule.title}.
              </b>{' '}
              {rule.text}
            </p>
          )}
          <p>A person decided this. You can ask for another look until {shortDate(mail.appealUntil)}.</p>
        </div>
      </div>
    </details>
  );
}
