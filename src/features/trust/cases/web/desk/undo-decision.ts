import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { dismissToast, showProblem, toast } from '../../../../../platform/web/ui/toast.ts';
import { useDeskKeys } from '../../../../running/operators/web/operators.ts';
import type { CaseTimes } from '../../contract/case-parts.ts';

/** What was decided last, while it can be undone. The next case is open by then, so no page holds it. */
let last: { ids: readonly string[]; toastId: number; until: number } | null = null;

/**
 * Offers to undo decisions: a toast with a button, and the key z.
 * @param keysTitle The group in the list of keys.
 */
export function useUndo(keysTitle: string, { undoSeconds }: CaseTimes) {
  const { revalidate } = useRevalidator();

  async function undo(): Promise<void> {
    if (last === null || Date.now() > last.until) return;
    const { ids, toastId } = last;
    last = null;
    dismissToast(toastId);
    const outcomes = await Promise.all(
      ids.map((id) => outcomeOf(api.DELETE('/api/cases/{id}/decision', { params: { path: { id } } }))),
    );
    const failed = outcomes.find((outcome) => !outcome.ok);
    if (failed && !failed.ok) {
      showProblem(failed.problem);
    } else toast({ tone: 'success', title: 'Undone', text: 'Nobody was told. The case is open again.' });
    await revalidate();
  }

  useDeskKeys(keysTitle, [{ keys: 'z', label: `Undo, for ${undoSeconds} seconds`, run: () => void undo() }]);

  return {
    offerUndo(title: string, ids: readonly string[]): void {
      const ms = undoSeconds * 1000;
      const toastId = toast({
        tone: 'success',
        title,
        text: `Emails go out in ${undoSeconds} seconds.`,
        action: { label: 'Undo', onSelect: () => void undo() },
        ms,
      });
      last = { ids, toastId, until: Date.now() + ms };
    },
  };
}
