import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { itemNumber, type Pile, type PileItem } from './pile.ts';

interface PileMoveProps {
  pile: Pile;
  /** The items that are not posted yet. */
  items: readonly PileItem[];
  /** The photo's current item. */
  from: PileItem;
  /** @param to Null for a new item. */
  onMove: (to: PileItem | null) => void;
  onRemove: () => void;
}

/** Buttons for the items to which a photo can be moved. Their numbers work as keys, too. */
export function PileMove({ pile, items, from, onMove, onRemove }: PileMoveProps) {
  return (
    <div role="group" aria-label="Move photo" className="flex w-full min-w-0 items-center gap-1 lg:w-auto">
      {(items.length > 1 || from.photos.length > 1) && (
        <b className="flex-none pe-1 text-sm font-[650]" aria-hidden="true">
          Move to
        </b>
      )}
      <div className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
        {items.map((item) => {
          const number = itemNumber(pile, item);
          return (
            item !== from && (
              <button
                key={item.id}
                type="button"
                className="chip flex-none"
                aria-keyshortcuts={number <= 9 ? String(number) : undefined}
                onClick={() => onMove(item)}
              >
                <span className="sr-only">Move to item </span>
                {number}
              </button>
            )
          );
        })}
        {from.photos.length > 1 && (
          <button type="button" className="chip flex-none" aria-keyshortcuts="n" onClick={() => onMove(null)}>
            <span className="sr-only">Move to a </span>New<span className="sr-only"> item</span>
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-btn flex-none"
        aria-label="Remove photo"
        title="Remove photo"
        aria-keyshortcuts="Delete"
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}
