import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ItemSuggestions } from '../../listing-drafts/contract/item-suggestions.ts';

export type ItemSuggestion = ItemSuggestions['suggestions'][number];

const MIN_LETTERS = 2;
const NONE: readonly ItemSuggestion[] = [];

/** Returns kinds and brands that complete what is typed. A failure looks like no suggestions. */
export function useItemSuggestions(typed: string): readonly ItemSuggestion[] {
  const [answer, setAnswer] = useState<{ of: string; suggestions: readonly ItemSuggestion[] } | null>(null);
  const text = typed.trimStart();
  const isWorthAsking = text.trim().length >= MIN_LETTERS;

  useEffect(() => {
    if (!isWorthAsking) return;
    const abort = new AbortController();
    const ask = async () => {
      const query = { q: text };
      const outcome = await outcomeOf(
        api.GET('/api/item-suggestions', { params: { query }, signal: abort.signal }),
      );
      if (!abort.signal.aborted && outcome.ok) {
        setAnswer({ of: text, suggestions: outcome.data.suggestions });
      }
    };
    void ask();
    return () => abort.abort();
  }, [isWorthAsking, text]);

  // The previous suggestions stay until the next ones arrive.
  return isWorthAsking ? (answer?.suggestions ?? NONE) : NONE;
}
