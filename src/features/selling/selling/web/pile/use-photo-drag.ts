import { type DragEvent, useState } from 'react';
import type { PileItem } from './pile.ts';

export interface DropEvents {
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

export interface DropTarget {
  /** A photo is held over it, and will be moved here. */
  isTarget: boolean;
  dropEvents: DropEvents;
}

/**
 * Moves photos between items by dragging them, where the browser can; taps and keys do the same.
 * @param select Selects the photo that is dragged, or none.
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
          // Files from outside are taken by the page.
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
