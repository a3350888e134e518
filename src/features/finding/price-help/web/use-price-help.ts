import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { PriceHelp } from '../contract/price-help.ts';

/** What is known of an item; a blank category or condition is not known yet. */
export interface PricedItem {
  title: string;
  category?: CategorySlug | '' | null;
  condition?: ConditionSlug | '' | null;
  /** The listing that is being edited: it is not compared with itself. */
  except?: string;
}

/** A pause in typing after which a title is asked about. */
const PAUSE_MS = 500;
const SHORTEST_TITLE = 3;

/**
 * What similar items were sold for, while a listing is being written; null while nothing is known. It is an extra, so a
 * failure looks like no answer, and an answer stays until the next one is there.
 */
export function usePriceHelp({ title, category, condition, except }: PricedItem): PriceHelp | null {
  const [help, setHelp] = useState<PriceHelp | null>(null);
  const asked = title.trim();
  const worthAsking = asked.length >= SHORTEST_TITLE;

  useEffect(() => {
    if (!worthAsking) return;
    const abort = new AbortController();
    const ask = async () => {
      const query = {
        title: asked,
        category: category || undefined,
        condition: condition || undefined,
        except,
      };
      const outcome = await outcomeOf(
        api.GET('/api/price-help', { params: { query }, signal: abort.signal }),
      );
      if (!abort.signal.aborted) setHelp(outcome.ok ? outcome.data : null);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [worthAsking, asked, category, condition, except]);

  return worthAsking && help?.range ? help : null;
}
