import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Shows and closes a native modal dialog with `open`, and calls `onClose` for Escape and a press on the
 * backdrop. The browser traps the focus, which starts at `data-autofocus`, else at the first control, and
 * returns to what opened the dialog; where that has gone, to what it was in.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const around = useRef<HTMLElement>(null);

  // A layout effect: browsers return the focus only when a dialog that is still on the page is closed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    around.current = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);

  // What opened it may go along with it, such as the button of a step that is now done.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // File pickers inside send a cancel event of their own.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A press must start and end outside, or selecting text beyond the edge would close it.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
}
