import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { useOneAtATime } from '../../../../platform/web/use-one-at-a-time.ts';
import type { Want } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';

/** Alert settings of a saved search that can change. */
type AlertChange = Partial<Pick<Want, 'on' | 'frequency' | 'channels'>>;

/**
 * Changes the alert settings of a saved search. The page shows a change immediately. Changes made during a request are
 * sent together after it, and then the page's data reloads.
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
    if (!outcome.ok) showProblem(outcome.problem);
    await revalidate();
    if (waiting.current === null) setAhead({});
  });

  return {
    /** The changes that are not saved yet. */
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

/** Deletes a saved search, with a few seconds to undo. Then reloads the page's data. */
export function useDeleteWant({ onGone, onBack }: Notified = {}) {
  const { run } = useApiAction();
  const undo = useApiAction();

  const restore = ({ id, name }: Want) =>
    undo.run(() => api.POST('/api/wants/{id}/restore', { params: { path: { id } } }), {
      done() {
        onBack?.(id);
        toast({ tone: 'success', title: 'Search restored', text: `“${name}” is back.` });
      },
      revalidate: 'always',
    });

  return (want: Want) =>
    run(() => api.DELETE('/api/wants/{id}', { params: { path: { id: want.id } } }), {
      done() {
        onGone?.(want.id);
        toast({
          tone: 'success',
          title: 'Search deleted',
          text: `No more alerts for “${want.name}”.`,
          ms: WANT_LIMITS.undoDelete * 1000,
          action: { label: 'Undo', onSelect: () => void restore(want) },
        });
      },
      // Another tab may have deleted it first, so the page's data is reloaded even after an error.
      revalidate: 'always',
    });
}
