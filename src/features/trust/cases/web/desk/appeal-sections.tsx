import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Case, CaseAppeal } from '../../contract/case.ts';
import { decisionSentence } from './case-notices.tsx';
import { CaseSection } from './case-section.tsx';
import { useShortStamp } from '../use-page-stamp.ts';

/** What the person says about a decision, and what was decided first. */
export function AppealSections({ found, appeal }: { found: Case; appeal: CaseAppeal }) {
  const { decision, firstCase } = appeal;
  const stamp = useShortStamp();
  const first = decision.mine ? 'you' : (decision.by?.name ?? 'the site');
  return (
    <>
      <CaseSection title={`What ${appeal.name} says`}>
        <p className="border-s-2 border-line ps-3 text-base whitespace-pre-line wrap-anywhere" dir="auto">
          “{appeal.text}”
        </p>
      </CaseSection>
      <CaseSection title={`What ${first} decided`} aside={stamp(decision.at)}>
        <dl>
          <Row term="Action">{decisionSentence({ decision, person: found.person })}</Row>
          {decision.rule && (
            <Row term="Rule">
              {decision.rule.number}. {decision.rule.title}
            </Row>
          )}
          {decision.text !== '' && <Row term={`Told ${found.person?.name ?? 'them'}`}>“{decision.text}”</Row>}
          <Row term="First case">
            <Link to={`/operator/cases/${firstCase.id}`} className="underline underline-offset-3">
              Case {firstCase.number}
            </Link>
          </Row>
        </dl>
      </CaseSection>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8.5 items-center justify-between gap-3 border-b border-line py-1">
      <dt className="flex-none text-ink-2">{term}</dt>
      <dd className="max-w-90 min-w-0 text-end font-medium wrap-anywhere" dir="auto">
        {children}
      </dd>
    </div>
  );
}
