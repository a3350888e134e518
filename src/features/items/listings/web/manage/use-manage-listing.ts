import { useState } from 'react';
import { type ApiAnswer, api } from '../../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useSlot } from '../../../../../platform/web/page/slot.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { GONE, NOT_FOUND } from '../../../../../shared/http-status.ts';
import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import type { Listing } from '../../contract/listing.ts';
import { soldToSlot } from './sold-to.ts';

interface Managed {
  id: string;
  title: string;
}

type Act = 'status' | 'renew' | 'delete';

/** A refusal to put a listing back for sale, because of its sale to a named buyer. */
export interface RelistQuestion {
  title: string;
  text: string;
  /** Whether the seller can go on nevertheless. */
  canUndo: boolean;
}

interface Notified {
  /** Called with the listing after a change. */
  onChanged?: (listing: Listing) => void;
  onDeleted?: () => void;
  onRestored?: () => void;
}

const DELETE_FAILED = {
  tone: 'error',
  title: 'Delete failed',
  text: 'Could not delete the listing. Please try again.',
} as const;

/** What a seller can do with an own listing on any page; the page's data is reloaded after it. */
export function useManageListing(
  { id, title }: Managed,
  { onChanged, onDeleted, onRestored }: Notified = {},
) {
  const { busy, run } = useApiAction();
  const undo = useApiAction();
  const [act, setAct] = useState<Act | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [relisting, setRelisting] = useState<RelistQuestion | null>(null);
  const asksBuyer = useSlot(soldToSlot) !== null;
  const params = { path: { id } };

  const start = <T>(next: Act, call: () => Promise<ApiAnswer<T>>) => {
    setAct(next);
    return call();
  };

  function change(next: Act, call: () => Promise<ApiAnswer<Listing>>, done: string, text: string) {
    return run(() => start(next, call), {
      done(listing) {
        onChanged?.(listing);
        toast({ tone: 'success', title: done, text });
      },
      revalidate: 'always',
    });
  }

  function relist(undoSale: boolean) {
    const query = undoSale ? ({ undoSale: 'true' } as const) : {};
    return run(
      () => start('status', () => api.DELETE('/api/listings/{id}/sold', { params: { ...params, query } })),
      {
        done(listing) {
          setRelisting(null);
          onChanged?.(listing);
          toast({ tone: 'success', title: 'Back for sale', text: `People can find “${title}” again.` });
        },
        failed({ code, title: heading, detail }) {
          if (code === 'SOLD_TO_PERSON' || code === 'SALE_REVIEWED') {
            setRelisting({ title: heading, text: detail, canUndo: code === 'SOLD_TO_PERSON' });
          } else {
            toast({ tone: 'error', title: heading, text: detail });
          }
        },
        revalidate: 'always',
      },
    );
  }

  const restore = () =>
    undo.run(() => api.POST('/api/listings/{id}/restore', { params }), {
      done() {
        onRestored?.();
        toast({ tone: 'success', title: 'Listing restored', text: `“${title}” is back.` });
      },
      revalidate: 'always',
    });

  function soldElsewhere() {
    setChoosing(false);
    return change(
      'status',
      () => api.POST('/api/listings/{id}/sold', { params }),
      'Marked as sold',
      `“${title}” is no longer in Browse. Nice one.`,
    );
  }

  return {
    /** The action in progress. */
    doing: busy ? act : null,
    /** Whether the seller is being asked who bought it (ChooseBuyer). */
    choosing,
    stopChoosing: () => setChoosing(false),
    markSold: () => (asksBuyer ? setChoosing(true) : void soldElsewhere()),
    soldElsewhere: () => void soldElsewhere(),
    learnSold() {
      setChoosing(false);
      void change(
        'status',
        () => api.GET('/api/listings/{id}', { params }),
        'Marked as sold',
        `“${title}” is no longer in Browse. Nice one.`,
      );
    },
    relist: () => relist(false),
    /** What keeps the listing from being put back for sale without asking (RelistDialog). */
    relisting,
    relistAnyway: () => void relist(true),
    stopRelisting: () => setRelisting(null),
    pause: () =>
      change(
        'status',
        () => api.POST('/api/listings/{id}/pause', { params }),
        'Listing paused',
        `Only you can see “${title}” now.`,
      ),
    resume: () =>
      change(
        'status',
        () => api.DELETE('/api/listings/{id}/pause', { params }),
        'Back for sale',
        `People can find “${title}” again.`,
      ),
    renew: () =>
      change(
        'renew',
        () => api.POST('/api/listings/{id}/renew', { params }),
        'Listing renewed',
        `“${title}” is at the top again.`,
      ),
    /** Resolves to true when the listing is gone, even if someone else deleted it. */
    async remove(): Promise<boolean> {
      const outcome = await run(() => start('delete', () => api.DELETE('/api/listings/{id}', { params })), {
        failed(problem) {
          if (!isGone(problem)) toast(DELETE_FAILED);
        },
      });
      if (outcome === null || !(outcome.ok || isGone(outcome.problem))) return false;
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

/** Another tab may have been faster. */
const isGone = ({ status }: ApiProblem): boolean => status === NOT_FOUND || status === GONE;

export type ManageListing = ReturnType<typeof useManageListing>;
