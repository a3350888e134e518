import { api } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import type { Want } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';

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
