import { type DragEvent, useState } from 'react';
import type { PileItem } from './pile.ts';

export interface DropEvents {
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
