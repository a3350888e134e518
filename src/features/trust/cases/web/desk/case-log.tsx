import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import type { CaseEvent } from '../../contract/case.ts';
import { useShortStamp } from '../use-page-stamp.ts';
import { CaseSection } from './case-section.tsx';

/** What happened, after the name of who did it. */
const WORDS: Readonly<Record<CaseEvent['action'], string>> = {
  opened: 'opened the case',
  reported: 'reported it too',
  claimed: 'claimed the case',
  released: 'released the case',
  'taken-over': 'took over the case',
  'handed-over': 'handed it over',
  noted: 'wrote a note',
  'chat-opened': 'opened more messages',
  changed: 'changed it',
  'change-overdue': 'made no change in time',
  decided: 'decided',
  undone: 'reversed the decision',
  ended: 'It ended by itself',
  appealed: 'appealed',
  'appeal-decided': 'decided the appeal',
};

/** Events that the site or an unnamed person caused. */
const BY_NOBODY: Partial<Record<CaseEvent['action'], string>> = {
  opened: 'The case was opened',
  reported: 'Someone reported it too',
  changed: 'It was changed',
  'change-overdue': 'No change was made in time',
  ended: 'The action ended by itself',
  decided: 'The site decided',
  appealed: 'An appeal came in',
};

/** Their text is what someone wrote. */
const QUOTED: ReadonlySet<CaseEvent['action']> = new Set(['noted', 'handed-over', 'chat-opened']);

const HOT: ReadonlySet<CaseEvent['action']> = new Set(['changed', 'change-overdue']);

/** Everything that happened in a case, newest first. */
export function CaseLog({ events, note }: { events: readonly CaseEvent[]; note: ReactNode }) {
  const stamp = useShortStamp();
  const me = useViewer().account?.name;
  return (
    <CaseSection title="What happened" aside={note}>
      <ol>
        {events.map(({ at, action, by, text }, index) => (
          <li
            // Several events can have one time and action.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${at} ${action} ${index}`}
            className={clsx(
              HOT.has(action) ? 'before:bg-danger' : 'before:bg-line-strong',
              'relative ps-5 pb-3.5 before:absolute before:start-0.5 before:top-1.75 before:size-2 before:rounded-full not-last:after:absolute not-last:after:start-[5.5px] not-last:after:top-4.5 not-last:after:-bottom-1.25 not-last:after:w-px not-last:after:bg-line',
            )}
          >
            <b className="font-semibold wrap-anywhere">
              {by === null ? (
                (BY_NOBODY[action] ?? WORDS[action])
              ) : (
                <>
                  <bdi>{by === me ? 'You' : by}</bdi> {WORDS[action]}
                </>
              )}
            </b>
            <span className="block text-xs text-ink-2 wrap-anywhere">
              {stamp(at)}
              {text !== null && text !== '' && (
                <span dir="auto">{QUOTED.has(action) ? `: “${text}”` : `. ${text}`}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </CaseSection>
  );
}
