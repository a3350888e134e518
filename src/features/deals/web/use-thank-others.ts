import { api } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { useDeal } from './deal-context.ts';

/** Sends the thank-you message to all other interested buyers. */
export function useThankOthers(): { busy: boolean; thank: () => void } {
  const { deal, reload } = useDeal();
  const { busy, run } = useApiAction();

  async function thank() {
    if (deal === null) return;
    const params = { path: { id: deal.listingId } };
    await run(() => api.POST('/api/listings/{id}/thanks', { params }), {
      done({ sent }) {
        const text = sent === 1 ? 'Sent to one person.' : `Sent to ${sent} people.`;
        toast({ tone: 'success', title: 'Sold, thanks', text });
      },
    });
    reload();
  }

  return { busy, thank: () => void thank() };
}
