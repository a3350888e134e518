import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../../platform/web/api.ts';
import { type ApiProblem, OFFLINE } from '../../../platform/web/api-problem.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { signInAddress, signUpAddress, useAuth } from '../../accounts/web/accounts.ts';
import type { SaveSearchProps } from '../../search/web/search.ts';
import type { Frequency, NewWant, Want } from '../contract/want.ts';
import { keepPendingWant } from './pending-want.ts';

/** Most people only look, so the first view of browse does without it. */
export const loadSaving = () => import('./search-to-save.ts');

/** Stores what browse shows as a want; people without an account take it along to the page where they get one. */
export function useSaveSearch({ filters, place }: Pick<SaveSearchProps, 'filters' | 'place'>) {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { run } = useApiAction();
  const [busy, setBusy] = useState(false);
  const changing = useApiAction();
  const [saved, setSaved] = useState<Want | null>(null);
  const [pending, setPending] = useState<NewWant | null>(null);

  const showProblem = ({ title, detail }: Pick<ApiProblem, 'title' | 'detail'>) =>
    toast({ tone: 'error', title, text: detail });

  async function store(want: NewWant, known: Want | undefined): Promise<void> {
    if (known) return setSaved(known);
    await run(() => api.POST('/api/wants', { body: want }), {
      done: setSaved,
      failed({ code, title, detail }) {
        const action = { label: 'My wants', onSelect: () => void navigate('/match-me/wants') };
        toast({ tone: 'error', title, text: detail, ...(code === 'TOO_MANY_WANTS' && { action }) });
      },
    });
  }

  return {
    busy,
    saved,
    pending,
    async save() {
      if (busy) return;
      setBusy(true);
      try {
        const { sameStored, searchToSave } = await loadSaving();
        const want = await searchToSave({ filters, place });
        if (!want.ok) showProblem(want.problem);
        else if (user === null) setPending(want.data);
        else await store(want.data, await sameStored(want.data));
      } catch {
        showProblem(OFFLINE);
      }
      setBusy(false);
    },
    /** Shown at once; what the server says is shown when it is there. */
    async choose(frequency: Frequency) {
      if (saved === null) return;
      const before = saved;
      setSaved({ ...before, frequency });
      const params = { path: { id: before.id } };
      await changing.run(() => api.PATCH('/api/wants/{id}', { params, body: { frequency } }), {
        done: setSaved,
        failed(problem) {
          setSaved(before);
          showProblem(problem);
        },
      });
    },
    close() {
      setSaved(null);
      setPending(null);
    },
    /** Leads to the page where one gets an account or logs in, and back here. */
    takeAlong(to: 'sign-up' | 'log-in') {
      if (pending !== null) keepPendingWant(pending);
      const address = to === 'sign-up' ? signUpAddress : signInAddress;
      void navigate(address(pathname + search));
    },
  };
}
