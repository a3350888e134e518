import { api } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';

/** What can be done about a plan that is paid. A change shows once the payment provider has confirmed it. */
export function useManagePlan() {
  const { busy, run } = useApiAction();

  return {
    busy,
    async cancel(): Promise<void> {
      await run(() => api.POST('/api/subscription/cancellation'), {
        done: () => sayAsked('Cancelling your plan'),
        revalidate: 'always',
      });
    },
    keep: () =>
      run(() => api.DELETE('/api/subscription/cancellation'), {
        done: () => sayAsked('Keeping your plan'),
        revalidate: 'always',
      }),
    forget: () => run(() => api.DELETE('/api/subscription/pending'), { revalidate: 'always' }),
  };
}

function sayAsked(title: string): void {
  toast({ tone: 'info', title, text: 'It shows here once it is confirmed.' });
}
