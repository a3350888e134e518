import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import type { WantedProps } from '../../../items/listings/web/listings.ts';
import type { Demand } from '../contract/want-match.ts';

/** Delay after the last keystroke before the server is asked. */
const DEBOUNCE_MS = 800;
const MIN_TITLE_LENGTH = 3;

/**
 * Returns how many people look for a listing while it is being written; null if unknown or too few to show. The count
 * is optional, so errors are treated as unknown.
 */
export function useDemand({
  title,
  description,
  tags,
  category,
  condition,
  position = null,
}: WantedProps['listing']): Demand | null {
  const [demand, setDemand] = useState<Demand | null>(null);
  const asked = title.trim();
  const worthAsking = asked.length >= MIN_TITLE_LENGTH;

  useEffect(() => {
    if (!worthAsking) return;
    const abort = new AbortController();
    const ask = async () => {
      const body = {
        title: asked,
        description,
        tags: [...tags],
        category: category || null,
        condition: condition || null,
        position,
      };
      const outcome = await outcomeOf(api.POST('/api/wants/demand', { body, signal: abort.signal }));
      if (!abort.signal.aborted) setDemand(outcome.ok ? outcome.data : null);
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [worthAsking, asked, description, tags, category, condition, position]);

  return worthAsking ? demand : null;
}
