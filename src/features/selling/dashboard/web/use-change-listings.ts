import { useState } from 'react';
import { api } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../shared/counted.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import type { BulkChange } from '../../../items/listings/contract/own-listings.ts';

type Change = BulkChange extends infer One
  ? One extends { ids: unknown }
    ? Omit<One, 'ids'>
    : never
  : never;

const DONE: Record<Change['change'], string> = {
  pause: 'paused',
  resume: 'back for sale',
  sold: 'marked as sold',
  relist: 'back for sale',
  delete: 'deleted',
  restore: 'restored',
  price: 'with a new price',
  discount: 'with a new price',
};

/** The change that undoes another one. A price has none, because each listing had its own. */
const UNDO: Partial<Record<Change['change'], Change>> = {
  pause: { change: 'resume' },
  resume: { change: 'pause' },
  delete: { change: 'restore' },
};

/** Changes several listings at once, then reloads the dashboard. */
export function useChangeListings(onChanged: () => void) {
  const { busy, run } = useApiAction();
  const [kind, setKind] = useState<Change['change'] | null>(null);

  /** Changes listings for a form, which shows the problem. Resolves to it, or to null on success. */
  async function send(ids: readonly string[], what: Change): Promise<ApiProblem | null> {
    const body: BulkChange = { ...what, ids: [...ids] };
    const outcome = await run(
      () => {
        setKind(what.change);
        return api.POST('/api/listings/own/changes', { body });
      },
      { done: onChanged, failed: () => undefined, revalidate: 'done' },
    );
    if (!outcome?.ok) return outcome?.problem ?? null;
    const { changed } = outcome.data;
    const undo = UNDO[what.change];
    toast({
      tone: 'success',
      title:
        changed.length === 0
          ? 'Nothing to change'
          : `${counted(changed.length, 'listing')} ${DONE[what.change]}`,
      text:
        changed.length === ids.length
          ? 'All selected listings changed.'
          : 'The others were already that way or no longer exist.',
      ms: undo ? LISTING_LIMITS.undoDelete * 1000 : undefined,
      action:
        undo && changed.length > 0
          ? { label: 'Undo', onSelect: () => void change(changed, undo) }
          : undefined,
    });
    return null;
  }

  /** Changes listings for a button. A toast shows the problem. */
  async function change(ids: readonly string[], what: Change) {
    const problem = await send(ids, what);
    if (problem !== null) showProblem(problem);
  }

  return { doing: busy ? kind : null, send, change };
}
