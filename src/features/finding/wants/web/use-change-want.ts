import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useOneAtATime } from '../../../../platform/web/use-one-at-a-time.ts';
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
