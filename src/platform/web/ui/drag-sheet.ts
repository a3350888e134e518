/** How far a sheet is dragged to close it, in pixels, or how fast in pixels per millisecond. */
const CLOSE_PX = 120;
const CLOSE_SPEED = 0.6;

/**
 * Lets a bottom sheet follow the finger on its head. Let go far enough down, or thrown, it closes; otherwise it returns.
 * @returns a function that stops it.
 */
export function dragSheet(sheet: HTMLElement, onClose: () => void): () => void {
  const head = sheet.querySelector<HTMLElement>('.dialog-head, .sheet-head');
  // Shows a handle.
  sheet.dataset.draggable = '';
  const stop =
    head &&
    followDrag(head, {
      begin({ pointerType, target }) {
        if (pointerType !== 'touch' || (target as Element).closest('button')) return false;
        // The animation that opened it would win.
        for (const animation of sheet.getAnimations()) animation.finish();
        return true;
      },
      move(way) {
        sheet.style.translate = `0 ${Math.max(0, way)}px`;
      },
      end(way, speed) {
        // It slides away from where the finger left it.
        if (speed !== null && (way > CLOSE_PX || speed > CLOSE_SPEED)) return onClose();
        sheet.style.translate = '';
        if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        sheet.animate(
          { translate: [`0 ${Math.max(0, way)}px`, '0 0'] },
          { duration: 200, easing: 'ease-out' },
        );
      },
    });
  return () => {
    stop?.();
    delete sheet.dataset.draggable;
    sheet.style.translate = '';
  };
}

interface Drag {
  /** Returns whether this press drags. */
  begin: (event: PointerEvent) => boolean;
  /** @param way Pixels down from where it began. */
  move: (way: number) => void;
  /** @param speed In pixels per millisecond; null where the browser took the pointer away. */
  end: (way: number, speed: number | null) => void;
}

/**
 * Follows a pointer that drags a handle up or down.
 * @returns a function that stops it.
 */
export function followDrag(handle: HTMLElement, { begin, move, end }: Drag): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let start: { y: number; at: number } | null = null;

  handle.addEventListener(
    'pointerdown',
    (event) => {
      if (!begin(event)) return;
      handle.setPointerCapture(event.pointerId);
      start = { y: event.clientY, at: event.timeStamp };
    },
    { signal },
  );
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (start) move(clientY - start.y);
    },
    { signal },
  );
  const release = ({ type, clientY, timeStamp }: PointerEvent) => {
    if (!start) return;
    const way = clientY - start.y;
    const speed = type === 'pointerup' ? way / Math.max(1, timeStamp - start.at) : null;
    start = null;
    end(way, speed);
  };
  handle.addEventListener('pointerup', release, { signal });
  handle.addEventListener('pointercancel', release, { signal });
  return () => listening.abort();
}
