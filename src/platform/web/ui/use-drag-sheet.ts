import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Lets a sheet at the bottom edge of phones follow the finger while it is shown. Loaded when one opens. */
export function useDragSheet(ref: RefObject<HTMLElement | null>, shown: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const sheet = ref.current;
    if (!shown || !sheet || !window.matchMedia('(width < 48rem)').matches) return undefined;
    let stop: (() => void) | undefined;
    let isClosed = false;
    void import('./drag-sheet.ts').then(
      ({ dragSheet }) => {
        if (!isClosed) stop = dragSheet(sheet, () => close());
      },
      () => undefined,
    );
    return () => {
      isClosed = true;
      stop?.();
    };
  }, [ref, shown]);
}
