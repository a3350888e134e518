import clsx from 'clsx';
import { type DragEvent, useState } from 'react';
import { counted } from '../../../../../shared/counted.ts';
import { FieldMark } from '../../../listing-drafts/web/listing-drafts.ts';
import type { PileItem } from './pile.ts';
import { PilePhoto } from './pile-photo.tsx';
import { itemName } from './pile-texts.ts';
import type { PileState } from './use-pile.ts';

interface PileTrayProps {
  item: PileItem;
  /** Number of the item, from 1. */
  number: number;
  uploads: PileState['uploads'];
  /** The photo selected to be moved. */
  selected: string | null;
  onPress: (key: string) => void;
  /** Whether a photo is dragged over it. */
  isTarget: boolean;
  dropEvents: DropEvents;
  onDragStart: (key: string) => void;
}

/** The photos of one item. */
export function PileTray(props: PileTrayProps) {
  const { item, number, uploads, selected, onPress, isTarget, dropEvents, onDragStart } = props;
  const count = item.photos.length;
  return (
    <li
      {...dropEvents}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl p-2 md:flex-col md:items-start md:p-3 md:pb-4',
        isTarget ? 'bg-surface-3' : 'bg-surface-2',
      )}
    >
      <ul className="flex flex-wrap gap-1.5" aria-label={`Item ${number}`}>
        {item.photos.map((key, index) => {
          const isStuck = uploads.get(key)?.state.kind === 'failed';
          return (
            <li
              key={key}
              draggable
              onDragStart={(event) => {
                // Firefox needs data to drag anything.
                event.dataTransfer.setData('text/plain', '');
                onDragStart(key);
              }}
            >
              <button
                type="button"
                id={`photo-${key}`}
                aria-pressed={key === selected}
                aria-label={`Photo ${index + 1} of item ${number}${isStuck ? ', not uploaded' : ''}`}
                className={clsx(
                  'relative block size-18 overflow-hidden rounded-lg bg-surface-3 md:size-28',
                  key === selected && 'outline-[2.5px] outline-offset-2 outline-primary',
                )}
                onClick={() => onPress(key)}
              >
                <PilePhoto upload={uploads.get(key)} />
                {isStuck && (
                  <span className="badge badge-warn absolute inset-x-1 bottom-1 justify-center">
                    Not uploaded
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {/* Wraps below the photos if there is no room. */}
      <div className="min-w-0 flex-[1_1_6rem] md:flex-none md:px-1">
        <b className="block font-[650] wrap-anywhere" dir="auto">
          {item.content.form.title && <span className="text-ink-2">{number}. </span>}
          {itemName(item, number)}
        </b>
        {item.suggested ? (
          <FieldMark mark="guess" />
        ) : (
          <small className="block text-xs text-ink-2">{counted(count, 'photo')}</small>
        )}
      </div>
    </li>
  );
}

interface DropEvents {
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

export interface DropTarget {
  /** Whether a photo is dragged over it. */
  isTarget: boolean;
  dropEvents: DropEvents;
}

/**
 * Lets people drag photos between items, if the browser can. Taps and keys do the same.
 * @param select Selects the dragged photo, or none.
 * @param move Moves a photo to an item; null for a new one.
 */
export function usePhotoDrag(
  select: (key: string | null) => void,
  move: (key: string, to: PileItem | null) => void,
) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<PileItem | null | undefined>();

  function end() {
    setDragged(null);
    setOver(undefined);
  }

  return {
    start(key: string) {
      setDragged(key);
      select(key);
    },
    /** @param item Null for a new one. */
    target: (item: PileItem | null): DropTarget => ({
      isTarget: dragged !== null && over === item,
      dropEvents: {
        onDragOver(event) {
          // The page handles files dragged from outside.
          if (dragged === null) return;
          event.preventDefault();
          setOver(item);
        },
        onDrop(event) {
          if (dragged === null) return;
          event.preventDefault();
          end();
          move(dragged, item);
        },
        onDragEnd: end,
      },
    }),
  };
}
