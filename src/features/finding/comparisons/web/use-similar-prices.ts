import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { positionText } from '../../../../shared/position.ts';
import { placeFromCookie } from '../../../items/listings/web/listings.ts';
import type { ComparableListing, SimilarPrices } from '../contract/comparison.ts';

/**
 * What listings like these cost, which is known before a model has written about them. Null while it is looked up,
 * undefined when it could not be: then the comparison alone says it.
 */
export function useSimilarPrices(listings: readonly ComparableListing[]): SimilarPrices | null | undefined {
  const [similar, setSimilar] = useState<SimilarPrices | null | undefined>(null);
  const items = listings.map(({ id }) => id).join(',');
  useEffect(() => {
    const asking = new AbortController();
    const place = placeFromCookie(document.cookie);
    const query = { items, near: place ? positionText(place.position) : undefined };
    const { signal } = asking;
    void outcomeOf(api.GET('/api/comparisons/similar-prices', { params: { query }, signal })).then(
      (answer) => {
        if (!signal.aborted) setSimilar(answer.ok ? answer.data : undefined);
      },
    );
    return () => asking.abort();
  }, [items]);
  return similar;
}
