import { useState } from 'react';
import { AiBadge } from '../../../../platform/web/ui/ai-badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import type { PileItem } from './pile.ts';
import { PilePhoto } from './pile-photo.tsx';
import type { PileState } from './use-pile.ts';

/** The photos of a draft; pressing shows the next one. */
export function PileCover({ state, item }: { state: PileState; item: PileItem }) {
  const [place, setPlace] = useState(0);
  const count = item.photos.length;
  const key = item.photos[place % Math.max(1, count)] ?? '';
  const upload = state.uploads.get(key);
  const title = item.fields?.title ?? '';
  const picture = <PilePhoto upload={upload} alt={title} />;
  return (
    // On phones as high as what needs a decision leaves room for.
    <section
      className="relative h-[clamp(8rem,calc(100svh-42.75rem),15.375rem)] overflow-hidden rounded-bubble bg-surface-2 lg:aspect-square lg:h-auto lg:max-h-150 lg:w-full"
      aria-label="Photo"
    >
      {count > 1 ? (
        <button
          type="button"
          className="block size-full"
          aria-label={`Photo ${(place % count) + 1} of ${count}. Show the next one`}
          onClick={() => setPlace(place + 1)}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {item.fields !== null && (
        <span className="pointer-events-none absolute start-2 top-2">
          <AiBadge />
        </span>
      )}
      {count > 1 && (
        <span className="badge badge-night pointer-events-none absolute end-2 top-2 tabular-nums">
          {(place % count) + 1} / {count}
        </span>
      )}
      {upload?.state.kind === 'failed' && (
        <div className="absolute inset-x-2 bottom-2 flex items-center gap-2 rounded-md bg-surface p-2">
          <p className="min-w-0 flex-1 text-sm">{upload.state.problem}</p>
          <Button variant="line" onClick={() => state.photos.retry(key)}>
            Retry
          </Button>
        </div>
      )}
    </section>
  );
}
