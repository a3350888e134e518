/** How far a sheet is dragged to close it, in pixels, or how fast in pixels per millisecond. */
const CLOSE_PX = 120;
const CLOSE_SPEED = 0.6;

/**
 * Lets a bottom sheet follow the finger on its head. Let go far enough down, or thrown, it closes; otherwise it returns.
 * @returns a function that stops it.
 */
export function dragSheet(sheet: HTMLElement, onClose: () => void): () => void {
  const head = sheet.querySelector<HTMLElement>('.dialog-head');
  // Shows a handle.
  sheet.dataset.draggable = '';
  const listening = new AbortController();
  const { signal } = listening;
  let start: { y: number; at: number } | null = null;

  head?.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch' || (event.target as Element).closest('button')) return;
      head.setPointerCapture(event.pointerId);
      start = { y: event.clientY, at: event.timeStamp };
      // The animation that opened it would win.
      for (const animation of sheet.getAnimations()) animation.finish();
    },
    { signal },
  );
  head?.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (start) sheet.style.translate = `0 ${Math.max(0, clientY - start.y)}px`;
    },
    { signal },
  );
  const release = ({ type, clientY, timeStamp }: PointerEvent) => {
    if (!start) return;
    const moved = clientY - start.y;
    const speed = moved / Math.max(1, timeStamp - start.at);
    start = null;
    // It slides away from where the finger left it.
    if (type === 'pointerup' && (moved > CLOSE_PX || speed > CLOSE_SPEED)) return onClose();
    sheet.style.translate = '';
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    sheet.animate({ translate: [`0 ${Math.max(0, moved)}px`, '0 0'] }, { duration: 200, easing: 'ease-out' });
  };
  head?.addEventListener('pointerup', release, { signal });
  head?.addEventListener('pointercancel', release, { signal });
  return () => {
    listening.abort();
    delete sheet.dataset.draggable;
    sheet.style.translate = '';
  };
}
