import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import type { CaseKind } from '../../contract/case-limits.ts';
import type { CasePage, CaseRow } from '../../contract/case-queue.ts';
import { useCasesChanged } from '../case-counts.ts';

export const TABS = ['open', 'mine', 'waiting', 'decided'] as const;
export type Tab = (typeof TABS)[number];

/** What a queue lists. */
export interface Query {
  tab: Tab;
  kind?: CaseKind;
  source?: 'appeal';
}

/** As many rows as one request may ask for. */
export const ROWS = 60;

/**
 * Returns the rows in the order in which they were loaded, each as it is now. New ones wait until the person asks for
 * them, so that nothing moves under the hand.
 */
export function useQueue(query: Query, page: CasePage) {
  const { revalidate } = useRevalidator();
  const list = usePagedList(page, {
    fetchPage: (cursor) =>
      outcomeOf(api.GET('/api/cases', { params: { query: { ...query, limit: ROWS, cursor } } })),
    itemsOf: ({ cases }) => cases,
  });
  const [state, setState] = useState<{ page: CasePage; latest: CasePage | null }>({ page, latest: null });
  if (state.page !== page) setState({ page, latest: null });
  useCasesChanged(() => {
    void outcomeOf(api.GET('/api/cases', { params: { query: { ...query, limit: ROWS } } })).then(
      (outcome) => {
        if (outcome.ok) setState((now) => ({ ...now, latest: outcome.data }));
      },
    );
  });
  const shown = list.items ?? [];
  const { latest } = state;
  const byId = new Map(latest?.cases.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return {
    rows: shown.map((row) => byId.get(row.id) ?? row),
    isGone: ({ id }: CaseRow) => latest !== null && latest.nextCursor === null && !byId.has(id),
    newCount: latest?.cases.filter(({ id }) => !known.has(id)).length ?? 0,
    showNew: () => void revalidate(),
    list,
  };
}
