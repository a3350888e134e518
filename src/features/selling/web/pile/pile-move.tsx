import type { PileItem } from './pile.ts';

interface PileMoveProps {
  items: readonly PileItem[];
  /** The item that the photo is in. */
  from: PileItem;
  /** @param to The place of the item, from 0; null for a new one. */
  onMove: (to: number | null) => void;
  onRemove: () => void;
}

/** Where a photo can be moved. The numbers work as keys too. */
export function PileMove({ items, from, onMove, onRemove }: PileMoveProps) {
  return (
    <div
      role="group"
      aria-label="Move photo"
      className="flex w-full items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none] lg:w-auto"
    >
      {(items.length > 1 || from.photos.length > 1) && (
        <b className="flex-none text-sm font-[650]" aria-hidden="true">
          Move to
        </b>
      )}
      {items.map(
        (item, place) =>
          item !== from && (
            <button
              key={item.id}
              type="button"
              className="chip flex-none"
              aria-keyshortcuts={place < 9 ? String(place + 1) : undefined}
              onClick={() => onMove(place)}
            >
              <span className="sr-only">Move to item </span>
              {place + 1}
            </button>
          ),
      )}
      {from.photos.length > 1 && (
        <button type="button" className="chip flex-none" aria-keyshortcuts="n" onClick={() => onMove(null)}>
          <span className="sr-only">Move to a </span>New<span className="sr-only"> item</span>
        </button>
      )}
      <button type="button" className="chip flex-none" aria-keyshortcuts="Delete" onClick={onRemove}>
        Remove
      </button>
    </div>
  );
}
