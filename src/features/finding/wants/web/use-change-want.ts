import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { useOneAtATime } from '../../../../platform/web/use-one-at-a-time.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import type { Want } from '../contract/want.ts';

/** How a stored want alerts its owner. */
type AlertChange = Partial<Pick<Want, 'on' | 'frequency' | 'channels'>>;

/**
 * Changes how a stored want alerts. A change shows at once; those that are made while one is being saved are saved
 * together after it. The page's data is loaded again at the end.
 */
export function useChangeWant() {
  const { revalidate } = useRevalidator();
  const [ahead, setAhead] = useState<AlertChange>({});
  const waiting = useRef<{ id: string; body: AlertChange } | null>(null);

  const save = useOneAtATime(async () => {
    if (waiting.current === null) return;
    const { id, body } = waiting.current;
    waiting.current = null;
    const outcome = await outcomeOf(api.PATCH('/api/wants/{id}', { params: { path: { id } }, body }));
    if (!outcome.ok) toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
    await revalidate();
    if (waiting.current === null) setAhead({});
  });

  return {
    /** What is not saved yet. */
    ahead,
    change(id: string, body: AlertChange): Promise<void> {
      setAhead((others) => ({ ...others, ...body }));
      waiting.current = { id, body: { ...waiting.current?.body, ...body } };
      return save();
    },
  };
}

interface Notified {
  onGone?: (id: string) => void;
  onBack?: (id: string) => void;
}

/** Deletes a want, which can be taken back for some seconds; the page's data is loaded again after it. */
export function useDeleteWant({ onGone, onBack }: Notified = {}) {
  const { run } = useApiAction();
  const undo = useApiAction();

  const restore = ({ id, name }: Want) =>
    undo.run(() => api.POST('/api/wants/{id}/restore', { params: { path: { id } } }), {
      done() {
        onBack?.(id);
        toast({ tone: 'success', title: 'Want restored', text: `“${name}” is back.` });
      },
      revalidate: 'always',
    });

  return (want: Want) =>
    run(() => api.DELETE('/api/wants/{id}', { params: { path: { id: want.id } } }), {
      done() {
        onGone?.(want.id);
        toast({
          tone: 'success',
          title: 'Want deleted',
          text: `You hear no more about “${want.name}”.`,
          ms: WANT_LIMITS.undoDelete * 1000,
          action: { label: 'Undo', onSelect: () => void restore(want) },
        });
      },
      // Another tab may have been faster; what is shown then is out of date.
      revalidate: 'always',
    });
}
