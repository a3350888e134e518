import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, type Outcome, outcomeOf } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { Listing } from '../../contract/listing.ts';
import { LISTING_LIMITS } from '../../contract/listing-limits.ts';
import { useSoldTo } from './sold-to.ts';

interface Managed {
  id: string;
  title: string;
}

type Act = 'status' | 'renew' | 'delete';

interface Notified {
  /** The listing as it is after something was done with it. */
  onChanged?: (listing: Listing) => void;
  onDeleted?: () => void;
  onRestored?: () => void;
}

/** What a seller can do with an own listing from any page; the page's data is asked for anew after it. */
export function useManageListing(
  { id, title }: Managed,
  { onChanged, onDeleted, onRestored }: Notified = {},
) {
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<Act | null>(null);
  const [choosing, setChoosing] = useState(false);
  const asksBuyer = useSoldTo() !== null;
  const params = { path: { id } };

  async function change(act: Act, call: () => Promise<Outcome<Listing>>, done: string, text: string) {
    if (doing !== null) return;
    setDoing(act);
    const outcome = await call();
    if (outcome.ok) {
      onChanged?.(outcome.data);
      toast({ tone: 'success', title: done, text });
    } else {
      toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
    }
    await revalidate();
    setDoing(null);
  }

  async function restore() {
    const outcome = await outcomeOf(api.POST('/api/listings/{id}/restore', { params: { path: { id } } }));
    if (outcome.ok) {
      onRestored?.();
      toast({ tone: 'success', title: 'Listing restored', text: `“${title}” is back.` });
    } else {
      toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
    }
    await revalidate();
  }

  function soldElsewhere() {
    setChoosing(false);
    return change(
      'status',
      () => outcomeOf(api.POST('/api/listings/{id}/sold', { params })),
      'Marked as sold',
      `“${title}” left browse. Nice one.`,
    );
  }

  return {
    /** What is on its way. */
    doing,
    /** Somebody is being asked who bought it (ChooseBuyer). */
    choosing,
    stopChoosing: () => setChoosing(false),
    markSold: () => (asksBuyer ? setChoosing(true) : void soldElsewhere()),
    soldElsewhere: () => void soldElsewhere(),
    learnSold() {
      setChoosing(false);
      void change(
        'status',
        () => outcomeOf(api.GET('/api/listings/{id}', { params })),
        'Marked as sold',
        `“${title}” left browse. Nice one.`,
      );
    },
    relist: () =>
      change(
        'status',
        () => outcomeOf(api.DELETE('/api/listings/{id}/sold', { params })),
        'Back for sale',
        `People find “${title}” again.`,
      ),
    pause: () =>
      change(
        'status',
        () => outcomeOf(api.POST('/api/listings/{id}/pause', { params })),
        'Listing paused',
        `“${title}” is put away. Only you find it.`,
      ),
    resume: () =>
      change(
        'status',
        () => outcomeOf(api.DELETE('/api/listings/{id}/pause', { params })),
        'Back for sale',
        `People find “${title}” again.`,
      ),
    renew: () =>
      change(
        'renew',
        () => outcomeOf(api.POST('/api/listings/{id}/renew', { params })),
        'Listing renewed',
        `“${title}” is at the top again.`,
      ),
    /** True when it is gone, whoever did it. */
    async remove(): Promise<boolean> {
      setDoing('delete');
      const outcome = await outcomeOf(api.DELETE('/api/listings/{id}', { params }));
      setDoing(null);
      // Another tab may have been faster: gone is gone.
      const gone = outcome.ok || outcome.problem.status === 404 || outcome.problem.status === 410;
      if (!gone) {
        toast({
          tone: 'error',
          title: 'Delete failed',
          text: 'Could not delete the listing. Please try again.',
        });
        return false;
      }
      toast({
        tone: 'success',
        title: 'Listing deleted',
        text: `“${title}” is gone.`,
        ms: LISTING_LIMITS.undoDelete * 1000,
        action: outcome.ok ? { label: 'Undo', onSelect: () => void restore() } : undefined,
      });
      onDeleted?.();
      return true;
    },
  };
}

export type ManageListing = ReturnType<typeof useManageListing>;
