import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useReopenPage } from '../../../../platform/web/page/use-reopen-page.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { NOT_FOUND, TOO_MANY_REQUESTS, UNPROCESSABLE } from '../../../../shared/http-status.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { readQuery, writeQuery } from './assistant-query.ts';
import { remainingItems } from './remaining-items.ts';
import { StartComparing } from './start-comparing.tsx';

/** Says why the comparison failed and what to do about it. */
export function NotCompared({ problem }: { problem: ApiProblem }) {
  const { search } = useLocation();
  const query = readQuery(new URLSearchParams(search));
  const { status, code, title, detail, errors = [], retryAfter } = problem;

  if (code === 'ITEM_SOLD' || code === 'ITEM_GONE' || code === 'ITEMS_GONE') {
    const remaining = remainingItems(query.items, errors);
    return (
      <section className="panel mb-20 grid justify-items-start gap-3.5 p-6" role="alert">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-ink-2">
          {errors.map(({ message }) => (
            <bdi key={message}>{message} </bdi>
          ))}
          {detail}
        </p>
        <div className="flex flex-wrap gap-2">
          {remaining.length >= COMPARISON_LIMITS.minItems && (
            <ButtonLink replace to={`/compare${writeQuery({ ...query, items: remaining })}`}>
              Compare {remaining.length} items
            </ButtonLink>
          )}
          <ButtonLink variant="line" to={`/ai-assistant${writeQuery({ ...query, items: remaining })}`}>
            Back to Search Results
          </ButtonLink>
        </div>
      </section>
    );
  }
  if (status === UNPROCESSABLE && query.items.length === 0) {
    return (
      <div className="mb-20">
        <StartComparing
          heading="h1"
          action={<ButtonLink to={`/ai-assistant${writeQuery(query)}`}>Find Comparable Items</ButtonLink>}
        />
      </div>
    );
  }
  if (status === NOT_FOUND || status === UNPROCESSABLE) {
    return (
      <EmptyState
        look="panel"
        tile="quiet"
        heading="h1"
        icon={<Icon name="scale" />}
        title={title}
        text={detail}
        action={<ButtonLink to={`/ai-assistant${writeQuery(query)}`}>Find Comparable Items</ButtonLink>}
      />
    );
  }
  return (
    <Failed
      detail={status === TOO_MANY_REQUESTS ? detail : comparisonErrors.COMPARISON_FAILED.detail}
      retryAfter={retryAfter}
    />
  );
}

function Failed({ detail, retryAfter }: Pick<ApiProblem, 'detail' | 'retryAfter'>) {
  const { reopen, busy } = useReopenPage();
  const { title } = comparisonErrors.COMPARISON_FAILED;
  useEffect(() => {
    toast({ tone: 'error', title, text: detail, action: { label: 'Retry', onSelect: reopen } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once; how to retry does not change
  }, [title, detail]);
  return (
    <ErrorState
      heading="h1"
      title={title}
      text={detail}
      busy={busy}
      onRetry={reopen}
      retryAfter={retryAfter}
    />
  );
}
