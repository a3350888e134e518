import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../../../platform/web/api.ts';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { signInAddress, signUpAddress, useAuth } from '../../../people/accounts/web/accounts.ts';
import type { SaveSearchProps } from '../../search/web/search.ts';
import type { Frequency, NewWant, Want } from '../contract/want.ts';
import { keepPendingWant } from './pending-want.ts';
import { sameStored, searchToSave } from './search-to-save.ts';

export interface SavedSearchProps extends Pick<SaveSearchProps, 'filters' | 'place'> {
  /** It is saved, or needs an account first. */
  onAnswer: () => void;
  /** It could not be saved, or the person has seen the answer. */
  onClose: () => void;
}

/** Stores what browse shows as a want; people without an account take it along to the page where they get one. */
export function useSaveSearch({ filters, place, onAnswer, onClose }: SavedSearchProps) {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { run } = useApiAction();
  const changing = useApiAction();
  const [saved, setSaved] = useState<Want | null>(null);
  const [pending, setPending] = useState<NewWant | null>(null);

  const showProblem = ({ title, detail }: ApiProblem) => toast({ tone: 'error', title, text: detail });

  function show(want: Want): void {
    setSaved(want);
    onAnswer();
  }

  async function store(want: NewWant, known: Want | undefined): Promise<void> {
    if (known) return show(known);
    await run(() => api.POST('/api/wants', { body: want }), {
      done: show,
      failed({ code, title, detail }) {
        onClose();
        const action = { label: 'My wants', onSelect: () => void navigate('/match-me/wants') };
        toast({ tone: 'error', title, text: detail, ...(code === 'TOO_MANY_WANTS' && { action }) });
      },
    });
  }

  return {
    saved,
    pending,
    async save() {
      const want = await searchToSave({ filters, place });
      if (!want.ok) {
        showProblem(want.problem);
        onClose();
      } else if (user === null) {
        setPending(want.data);
        onAnswer();
      } else await store(want.data, await sameStored(want.data));
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
      onClose();
    },
    /** Leads to the page where one gets an account or logs in, and back here. */
    takeAlong(to: 'sign-up' | 'log-in') {
      if (pending !== null) keepPendingWant(pending);
      const address = to === 'sign-up' ? signUpAddress : signInAddress;
      void navigate(address(pathname + search));
    },
  };
}
