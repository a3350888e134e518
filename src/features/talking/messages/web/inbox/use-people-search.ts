import { useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { MemberSummary } from '../../../../people/people/contract/person-summary.ts';

export const NOBODY = { title: 'No users found', text: 'Try another search term' };
const FAILED = { title: 'Search failed', text: 'Could not complete your search' };

/**
 * Searches people by name or email address.
 * @param onStart Called when a search begins.
 */
export function usePeopleSearch(onStart: () => void) {
  const [people, setPeople] = useState<MemberSummary[] | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  // Does not use useApiAction, which ignores clicks during a call: here the newest search wins.
  async function start(typed: string) {
    const q = typed.trim();
    if (q === '') return;
    latest.current += 1;
    const own = latest.current;
    onStart();
    setBusy(true);
    const outcome = await outcomeOf(api.GET('/api/people', { params: { query: { q } } }));
    // A newer search has started.
    if (own !== latest.current) return;
    setBusy(false);
    if (!outcome.ok) {
      const { status, title, detail } = outcome.problem;
      toast({ tone: 'error', ...(status === 429 ? { title, text: detail } : FAILED) });
      return;
    }
    setPeople(outcome.data.people);
    if (outcome.data.people.length === 0) toast({ tone: 'info', ...NOBODY });
  }

  return { people, busy, start };
}
