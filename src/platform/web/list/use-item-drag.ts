import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds until a touch lifts an item; a shorter one scrolls. */
const LONG_PRESS_MS = 250;
/** Pixels a pointer may move without starting a drag. */
const DRAG_THRESHOLD_PX = 6;

interface Drag {
  from: number;
  /** Index where it would be dropped now. */
  to: number;
}

/**
 * Lets the items of a list be dragged to another index: immediately with a mouse or pen, after a long press with a
 * finger, so that the page still scrolls. The item follows the pointer, and the list changes on release. Escape cancels.
 * @param list Contains the items, each with the attribute `data-drag-item`.
 */
export function useItemDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: ReactPointerEvent<HTMLElement>, from: number) {
    const { pointerId, pointerType, clientX, clientY } = event;
    const item: HTMLElement = event.currentTarget;
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
      item.setPointerCapture(pointerId);
      setDrag({ from, to });
    };
    const longPressTimer = byTouch ? setTimeout(lift, LONG_PRESS_MS) : undefined;
    const end = () => {
      clearTimeout(longPressTimer);
      listening.abort();
      stop.current = null;
      item.style.translate = '';
      setDrag(null);
    };
    stop.current = end;

    // A quick mouse leaves the item with its first move.
    window.addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== pointerId) return;
        const [x, y] = [move.clientX - clientX, move.clientY - clientY];
        if (!lifted) {
          if (Math.hypot(x, y) < DRAG_THRESHOLD_PX) return;
          if (byTouch) return end();
          lift();
        }
        item.style.translate = `${x}px ${y}px`;
        const boxes = [...(list.current?.querySelectorAll('[data-drag-item]') ?? [])];
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
    // Once an item is lifted, the finger moves it instead of the page, and a long press opens no context menu.
    const preventScroll = (other: Event) => lifted && other.preventDefault();
    item.addEventListener('touchmove', preventScroll, { signal, passive: false });
    item.addEventListener('contextmenu', (menu) => byTouch && menu.preventDefault(), { signal });
  }

  return { drag, onPointerDown };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the index of the item under a point, or `from` if there is none: an item dropped beside the list stays. */
export function indexUnder(point: { x: number; y: number }, boxes: readonly Box[], from: number): number {
  const target = boxes.findIndex(
    ({ left, top, right, bottom }, index) =>
      index !== from && point.x >= left && point.x < right && point.y >= top && point.y < bottom,
  );
  return target === -1 ? from : target;
}
