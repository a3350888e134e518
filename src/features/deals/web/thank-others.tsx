import { type ReactNode, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useDeal } from './deal-context.ts';

/** Tells everybody else who asked that it is sold, in one tap. */
export function ThankOthers({ icon }: { icon: ReactNode }) {
  const { deal, reload } = useDeal();
  const [busy, setBusy] = useState(false);

  async function thank() {
    if (busy || deal === null) return;
    setBusy(true);
    const outcome = await outcomeOf(
      api.POST('/api/listings/{id}/thanks', { params: { path: { id: deal.listingId } } }),
    );
    setBusy(false);
    reload();
    if (outcome.ok) {
      const { sent } = outcome.data;
      const text = sent === 1 ? 'One person was told.' : `${sent} people were told.`;
      toast({ tone: 'success', title: 'Sold, thanks', text });
    } else {
      toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
    }
  }

  return (
    <Button variant="line" busy={busy} busyLabel="Sending..." onClick={() => void thank()}>
      {icon}
      ‘Sold, thanks’ to the others
    </Button>
  );
}
