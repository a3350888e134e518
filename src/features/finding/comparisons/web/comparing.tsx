import { type ReactNode, useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { numberInWords } from '../../../../shared/number-in-words.ts';
import { positionText } from '../../../../shared/position.ts';
import { placeFromCookie } from '../../../items/listings/web/listings.ts';
import type { ComparableListing, SimilarPrices } from '../contract/comparable-listing.ts';
import { foundSimilarText } from '../contract/comparison-texts.ts';
import { PhotoStack } from './photo-stack.tsx';

interface ComparingProps {
  listings: readonly ComparableListing[];
  onCancel: () => void;
}

/** Shown while a comparison loads: what is known so far, and what happens next. */
export function Comparing({ listings, onCancel }: ComparingProps) {
  const count = listings.length;
  const similar = useSimilarPrices(listings);
  return (
    <div
      ref={bringIntoView}
      className="on-night-ground mb-20 grid justify-items-center gap-4 rounded-2xl px-6 py-12 text-center"
      role="status"
    >
      <PhotoStack look="stage" photos={listings.map(({ cover }) => cover)} />
      <h2 className="text-4xl">Comparing {count} items</h2>
      <ol className="mt-1.5 mb-2.5 grid gap-2.5 text-start">
        <Done>Found the {numberInWords(count)} listings</Done>
        {similar === null ? (
          <Doing>Looking for what others cost</Doing>
        ) : (
          <>
            {similar && <Done>{foundSimilarText(similar)}</Done>}
            <Doing>Comparing price, condition and sellers</Doing>
          </>
        )}
      </ol>
      <Button variant="night" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** The panel is shorter than the results it replaces, so it might be outside the view. */
function bringIntoView(panel: HTMLDivElement | null) {
  panel?.scrollIntoView({ block: 'center' });
}

function Done({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 text-on-night-2">
      <Icon name="check" className="icon-sm mx-px flex-none text-zest" />
      <span>{children}</span>
    </li>
  );
}

function Doing({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 font-[650]">
      <span className="spinner flex-none" aria-hidden="true" />
      {children}
    </li>
  );
}

/**
 * Loads the prices of similar listings, which are ready before a model has written the text.
 * @returns Null while loading, undefined if the request failed.
 */
function useSimilarPrices(listings: readonly ComparableListing[]): SimilarPrices | null | undefined {
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
