import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { indexUnder } from './photo-order.ts';

/** Milliseconds until a touch lifts a tile; a shorter one scrolls. */
const LONG_PRESS_MS = 250;
/** Pixels a pointer may move without starting a drag. */
const DRAG_THRESHOLD_PX = 6;

interface Drag {
  from: number;
  /** Index where it would be dropped now. */
  to: number;
}

/**
 * Lets tiles be dragged to another index: immediately with a mouse or pen, after a long press with a finger,
 * so that the page still scrolls. The tile follows the pointer, and the list changes on release. Escape
 * cancels.
 */
export function useTileDrag(
  tiles: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: ReactPointerEvent<HTMLElement>, from: number) {
    const { pointerId, pointerType, clientX, clientY } = event;
    const tile: HTMLElement = event.currentTarget;
    const isControl = (event.target as Element).closest('button, [popover], dialog') !== null;
    if (event.button !== 0 || !event.isPrimary || isControl) return;
    stop.current?.();
    const listening = new AbortController();
    const { signal } = listening;
    const byTouch = pointerType === 'touch';
    let to = from;
    let lifted = false;

    const lift = () => {
      lifted = true;
      tile.setPointerCapture(pointerId);
      setDrag({ from, to });
    };
    const held = byTouch ? setTimeout(lift, LONG_PRESS_MS) : undefined;
    const end = () => {
      clearTimeout(held);
      listening.abort();
      stop.current = null;
      tile.style.translate = '';
      setDrag(null);
    };
    stop.current = end;

    tile.addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== pointerId) return;
        const [x, y] = [move.clientX - clientX, move.clientY - clientY];
        if (!lifted) {
          if (Math.hypot(x, y) < DRAG_THRESHOLD_PX) return;
          if (byTouch) return end();
          lift();
        }
        tile.style.translate = `${x}px ${y}px`;
        const boxes = [...(tiles.current?.querySelectorAll('[data-photo-tile]') ?? [])];
        const point = { x: move.clientX, y: move.clientY };
        to = indexUnder(
          point,
          boxes.map((box) => box.getBoundingClientRect()),
          from,
        );
        setDrag((last) => (last?.to === to ? last : { from, to }));
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== pointerId) return;
        end();
        if (lifted && to !== from) onDrop(from, to);
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    // Once a tile is lifted, the finger moves it instead of the page, and a long press opens no context menu.
    const preventScroll = (other: Event) => lifted && other.preventDefault();
    tile.addEventListener('touchmove', preventScroll, { signal, passive: false });
    tile.addEventListener('contextmenu', (menu) => byTouch && menu.preventDefault(), { signal });
  }

  return { drag, onPointerDown };
}
