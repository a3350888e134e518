import { useState } from 'react';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { shortDate } from '../../../../../shared/dates.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import type { DeskPerson } from '../../contract/person.ts';
import { DeskSection } from './desk-section.tsx';
import { CreditDialog } from './person-dialogs.tsx';

const ENTRY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    start: 'First credits',
    plan: 'Change of plan',
    reset: 'New month',
    purchase: 'Pack bought',
    refund: 'Pack refunded',
    restore: 'Pack restored',
    spend: 'Recording',
    return: 'Recording returned',
    given: 'Given',
    taken: 'Taken',
  }),
);

/** The voice credits of a person, and how they came and went. */
export function Credits({ person }: { person: DeskPerson }) {
  const { available, isUnlimited, entries } = person.credits;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DeskSection
      title={`Voice credits: ${isUnlimited ? 'unlimited' : grouped(available)}`}
      hint={
        <ServerButton variant="quiet" onClick={() => setIsOpen(true)}>
          <Icon name="gift" />
          Give or take
        </ServerButton>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {entries.map(({ id, kind, change, left, reason, by, at }) => (
          <li
            key={id}
            className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto_4.5rem] sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_4.5rem] items-baseline gap-x-3 py-2"
          >
            <span className="num text-sm text-ink-2 max-sm:col-span-3">{shortDate(at)}</span>
            <span className="wrap-anywhere">
              {ENTRY_NAMES.get(kind) ?? kind}
              {by !== null && (
                <>
                  {' by '}
                  <bdi>{by}</bdi>
                </>
              )}
              {reason !== null && (
                <span className="block text-sm text-ink-2" dir="auto">
                  {reason}
                </span>
              )}
            </span>
            <span className="num">{change < 0 ? `−${grouped(-change)}` : `+${grouped(change)}`}</span>
            <span className="num text-end text-sm text-ink-2">{grouped(left)} left</span>
          </li>
        ))}
      </ul>
      <CreditDialog person={person} open={isOpen} onClose={() => setIsOpen(false)} />
    </DeskSection>
  );
}
