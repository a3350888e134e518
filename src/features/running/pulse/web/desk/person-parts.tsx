import { Link } from 'react-router';
import { stampLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { shortDate } from '../../../../../shared/dates.ts';
import type { PersonCases } from '../../contract/guest.ts';
import { DeskSection } from './desk-section.tsx';

/** What the pages of people and guests at the desk share. */

export function LastSeen({ at }: { at: string | null }) {
  const clock = useClock();
  if (at === null) return 'Not logged in.';
  return `Last seen ${clock === null ? shortDate(at) : stampLabel(at, clock)}.`;
}

/** Numbers with their names above. */
export function Totals({ totals }: { totals: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-3 gap-4 sm:grid-cols-5">
      {totals.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-lg font-bold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const STATES = {
  open: <Badge tone="warn">Open</Badge>,
  waiting: <Badge tone="ai">Waiting</Badge>,
  decided: <Badge>Decided</Badge>,
} as const;

/** The cases about a person, as links. */
export function CasesAbout({ cases }: { cases: PersonCases }) {
  return (
    <DeskSection title="Cases about them">
      {cases.length === 0 ? (
        <p className="border-t border-line py-4 text-ink-2">None.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {cases.map(({ id, number, title, state, isAppeal, at }) => (
            <li key={id} className="press flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
                <Link
                  to={`/operator/${isAppeal ? 'appeals' : 'cases'}/${id}`}
                  className="font-semibold hover:underline"
                  dir="auto"
                >
                  {isAppeal ? `Appeal: ${title}` : title}
                </Link>
                <span className="block text-sm text-ink-2">
                  Case {number}, {shortDate(at)}
                </span>
              </p>
              {STATES[state]}
            </li>
          ))}
        </ul>
      )}
    </DeskSection>
  );
}
