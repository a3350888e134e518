import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';

/**
 * Manages a paid plan. Uses the payment provider's pages where they exist: those open in this tab and return
 * here. Changes show once the provider has confirmed them.
 */
export function useManagePlan() {
  const { busy, run } = useApiAction();

  /** Returns whether the provider lacks the page. */
  async function hasNoPortal(page: 'cancel' | 'card'): Promise<boolean> {
    const outcome = await run(() => api.POST('/api/billing-portal', { body: { page } }), {
      done: ({ url }) => url !== null && window.location.assign(url),
    });
    return outcome?.ok === true && outcome.data.url === null;
  }

  return {
    busy,
    async cancel(): Promise<void> {
      if (!(await hasNoPortal('cancel'))) return;
      await run(() => api.POST('/api/subscription/cancellation'), {
        done: () => showRequested('Canceling your plan'),
        revalidate: 'always',
      });
    },
    keep: () =>
      run(() => api.DELETE('/api/subscription/cancellation'), {
        done: () => showRequested('Keeping your plan'),
        revalidate: 'always',
      }),
    dropChange: () =>
      run(() => api.DELETE('/api/subscription/changes'), {
        done: () => showRequested('Keeping your plan'),
        revalidate: 'always',
      }),
    async updateCard(): Promise<void> {
      if (!(await hasNoPortal('card'))) return;
      toast({ tone: 'info', title: 'No card to update', text: 'Test payments need none.' });
    },
    forget: () => run(() => api.DELETE('/api/subscription/pending'), { revalidate: 'always' }),
  };
}

function showRequested(title: string): void {
  toast({ tone: 'info', title, text: 'It shows here once it is confirmed.' });
}
