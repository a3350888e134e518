import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { ComparableListing } from '../contract/comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { type AssistantQuery, writeQuery } from './assistant-query.ts';

/** What is selected of the results, in the order it was selected. The address has it too, for Back and a reload. */
export function useSelection(query: AssistantQuery, found: readonly ComparableListing[]) {
  const navigate = useNavigate();
  const [items, setItems] = useState(query.items);
  const selected = items.flatMap((id) => found.find((listing) => listing.id === id) ?? []);

  function select(next: readonly string[]) {
    setItems(next);
    const search = writeQuery({ ...query, items: next });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return {
    selected,
    /** From 1; null for what is not selected. */
    numberOf(id: string): number | null {
      const place = selected.findIndex((listing) => listing.id === id);
      return place === -1 ? null : place + 1;
    },
    toggle(id: string) {
      const ids = selected.map((listing) => listing.id);
      if (ids.includes(id)) return select(ids.filter((other) => other !== id));
      if (ids.length < COMPARISON_LIMITS.most) return select([...ids, id]);
      const { title, detail } = comparisonErrors.TOO_MANY_TO_COMPARE;
      toast({ tone: 'warn', title, text: detail });
    },
    clear: () => select([]),
  };
}
