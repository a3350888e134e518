import { api } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { formatDollars, dollarsForInput } from '../../../../shared/money.ts';
import type { Tip } from '../contract/insights.ts';

/** Does what a tip recommends if it isn't a link. The page then shows the next tips. */
export function useTipAction({ id, title, priceCents: before }: Tip['listing']) {
  const { busy, run } = useApiAction();
  const undo = useApiAction();

  const setPrice = (cents: number) =>
    api.POST('/api/listings/own/changes', {
      body: { ids: [id], change: 'price', price: dollarsForInput(cents) },
    });

  return {
    busy,
    changePrice: (cents: number) =>
      run(() => setPrice(cents), {
        done: () =>
          toast({
            tone: 'success',
            title: `Price changed to ${formatDollars(cents)}`,
            text: `“${title}” was ${formatDollars(before)}.`,
            action: {
              label: 'Undo',
              onSelect: () => void undo.run(() => setPrice(before), { revalidate: 'done' }),
            },
          }),
        revalidate: 'always',
      }),
    renew: () =>
      run(() => api.POST('/api/listings/{id}/renew', { params: { path: { id } } }), {
        done: () =>
          toast({ tone: 'success', title: 'Listing renewed', text: `“${title}” is at the top again.` }),
        revalidate: 'always',
      }),
  };
}
