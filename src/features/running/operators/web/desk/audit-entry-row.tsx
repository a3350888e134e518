import clsx from 'clsx';
import { stampLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { AuditEntry, AuditedAction } from '../../contract/audit-log.ts';

/** The icon of each action, and its text between operator and target. */
const ACTIONS: Readonly<Record<AuditedAction, { icon: IconName; words: string }>> = {
  'event.create': { icon: 'zap', words: 'created the event' },
  'event.edit': { icon: 'pencil', words: 'edited the event' },
  'event.cancel': { icon: 'calendar-x', words: 'canceled the event' },
  'zone.take-down': { icon: 'ban', words: 'took down the zone' },
  'zone.restore': { icon: 'undo-2', words: 'restored the zone' },
  'settings.publish': { icon: 'sliders-horizontal', words: 'published settings:' },
  'text-rule.add': { icon: 'plus', words: 'added the text rule' },
  'text-rule.edit': { icon: 'pencil', words: 'changed the text rule' },
  'text-rule.remove': { icon: 'trash', words: 'removed the text rule' },
  'invitation.create': { icon: 'link', words: 'created an invitation link:' },
  'invitation.revoke': { icon: 'ban', words: 'ended an invitation link:' },
  'case.open': { icon: 'flag', words: 'opened a case about' },
  'case.take-over': { icon: 'flag', words: 'took over' },
  'case.hand-over': { icon: 'flag', words: 'handed over' },
  'case.open-chat': { icon: 'eye', words: 'opened more messages for' },
  'case.decide': { icon: 'scale', words: 'decided' },
  'case.undo': { icon: 'undo-2', words: 'undid the decision of' },
  'appeal.decide': { icon: 'scale', words: 'decided the appeal of' },
  'site-rules.edit': { icon: 'pencil', words: 'edited the rules of the site:' },
  'announcement.create': { icon: 'megaphone', words: 'announced' },
  'announcement.end': { icon: 'ban', words: 'ended the announcement' },
  'announcement.pause': { icon: 'pause', words: 'paused the mail' },
  'announcement.resume': { icon: 'play', words: 'resumed the mail' },
  'moderator.grant': { icon: 'shield-check', words: 'made a moderator:' },
  'operator.grant': { icon: 'shield-check', words: 'made an operator:' },
  'operator.revoke': { icon: 'user-round-x', words: 'removed the role of' },
  'account.suspend': { icon: 'lock', words: 'suspended' },
  'account.reinstate': { icon: 'lock-open', words: 'reinstated' },
  'account.delete': { icon: 'user-round-x', words: 'deleted the account of' },
  'mail.retry': { icon: 'mail', words: 'resent:' },
  'mail.dismiss': { icon: 'mail-x', words: 'dismissed the mail' },
  'job.run': { icon: 'play', words: 'started the job' },
  'person.reveal-email': { icon: 'eye', words: 'viewed the email address of' },
  'person.give-credits': { icon: 'coins', words: 'changed the credits of' },
  'person.resend-confirmation': { icon: 'mail-check', words: 'resent the confirmation to' },
  'person.end-sessions': { icon: 'log-out', words: 'logged out' },
  'person.note': { icon: 'pencil', words: 'wrote a note about' },
  'person.see-as': { icon: 'eye', words: 'started viewing the site as' },
  'person.stop-seeing-as': { icon: 'eye', words: 'stopped viewing the site as' },
  'payment.refund': { icon: 'credit-card', words: 'refunded a payment of' },
  'payment.refund-refused': { icon: 'ban', words: 'got no refund for' },
};

interface AuditEntryRowProps {
  entry: AuditEntry;
  /** For a narrow column: shortens a long reason, and puts the time below it. */
  isNarrow?: boolean;
}

/** An entry of the audit log, as an item of a list. */
export function AuditEntryRow({ entry, isNarrow = false }: AuditEntryRowProps) {
  const { at, action, by, subject, reason } = entry;
  const clock = useClock();
  const { icon, words } = ACTIONS[action];
  return (
    <li
      className={clsx(
        'grid grid-cols-[36px_minmax(0,1fr)] gap-x-3.5 py-2.75 leading-snug',
        !isNarrow && 'md:grid-cols-[36px_minmax(0,1fr)_auto]',
      )}
    >
      <span className="grid size-9 place-items-center rounded-sm rounded-ss-tile bg-surface-2 text-ink-2">
        <Icon name={icon} className="icon-sm" />
      </span>
      <div className="pt-1.5 wrap-anywhere">
        <p>
          <b className="font-bold">{by === null ? 'A server administrator' : <bdi>{by}</bdi>}</b> {words}{' '}
          <bdi className="font-bold">{subject}</bdi>
        </p>
        {reason !== null && (
          <p className={clsx('text-sm text-ink-2', isNarrow && 'line-clamp-2')} dir="auto">
            {reason}
          </p>
        )}
      </div>
      <time
        dateTime={at}
        className={clsx(
          'num pt-1 text-xs text-ink-3 max-md:col-start-2',
          isNarrow ? 'col-start-2' : 'md:pt-2',
        )}
      >
        {clock ? stampLabel(at, clock) : shortDate(at)}
      </time>
    </li>
  );
}
