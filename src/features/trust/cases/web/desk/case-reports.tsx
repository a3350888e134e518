import { useState } from 'react';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import type { Case, CaseReport } from '../../contract/case.ts';
import { useShortStamp } from '../use-page-stamp.ts';
import { CaseSection } from './case-section.tsx';
import { reasonLabel } from './case-words.ts';

/** Reports shown at first. */
const FIRST_SHOWN = 3;
/** From this many reports on, the share of new reporters matters. */
const MIN_FLOOD = 10;

/** Returns how often a reporter was right before. */
export function reporterRecord({ earlier, reporter }: CaseReport): string {
  if (reporter === null) return 'No record of earlier reports';
  if (earlier.total === 0) return 'First report';
  return earlier.total === 1
    ? `Their earlier report was ${earlier.right === 1 ? 'right' : 'wrong'}`
    : `${earlier.right} of ${earlier.total} earlier reports were right`;
}

/** Who reported the subject, why, and how reliable they were before. */
export function CaseReports({ reportList, reports, newReporters }: Case) {
  const [isAll, setIsAll] = useState(false);
  const reasons = [...new Set(reportList.map(({ reason }) => reason))];
  const [only] = reasons;
  const shown = isAll ? reportList : reportList.slice(0, FIRST_SHOWN);
  const isFlood = reports >= MIN_FLOOD && newReporters * 2 > reports;
  return (
    <CaseSection
      title="What people said"
      aside={
        reasons.length === 1 && only !== undefined && reportList.length > 1
          ? `All chose “${reasonLabel(only)}”`
          : undefined
      }
    >
      {isFlood && (
        <Notice tone="warn" icon="flag" className="mb-3">
          <strong>{reports} people reported this.</strong> {newReporters} of the accounts are new, so the
          count doesn't raise its place in the queue.
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((report) => (
          <Report key={report.id} report={report} isMixed={reasons.length > 1} />
        ))}
      </ul>
      {reportList.length > shown.length && (
        <Button variant="quiet" className="-ms-2.5 mt-1.5" onClick={() => setIsAll(true)}>
          Show {reportList.length - shown.length} more
        </Button>
      )}
      {isAll && reports > reportList.length && (
        <p className="mt-2 text-xs text-ink-2">
          The first {reportList.length} of {reports}.
        </p>
      )}
    </CaseSection>
  );
}

function Report({ report, isMixed }: { report: CaseReport; isMixed: boolean }) {
  const stamp = useShortStamp();
  const { reporter, text, at, leftEmail, reason } = report;
  const name = reporter?.name ?? 'Someone without an account';
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-2.75 py-2.75">
      <Avatar name={reporter === null ? '?' : name} url={reporter?.avatarUrl} size={32} />
      <div className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{name}</b>
        <p className="text-xs text-ink-2">
          {reporter === null
            ? leftEmail
              ? 'Left an email address'
              : 'Left no email address'
            : reporterRecord(report)}
          {isMixed && `. ${reasonLabel(reason)}`}
        </p>
        {text !== '' && (
          <p className="mt-0.5" dir="auto">
            “{text}”
          </p>
        )}
      </div>
      <time dateTime={at} className="text-xs text-ink-3">
        {stamp(at)}
      </time>
    </li>
  );
}
