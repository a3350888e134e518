import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Shows and closes a native modal dialog with `open`, and calls `onClose` for Escape and a click on the
 * backdrop. The browser traps the focus, which starts at `data-autofocus` or the first control. It returns to
 * what opened the dialog, or to its container if that is gone.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const around = useRef<HTMLElement>(null);

  // A layout effect, because browsers return the focus only when a dialog is closed while still on the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    around.current = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);

  // The opener may disappear with the dialog, such as the button of a finished step.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // File pickers inside send their own cancel event.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A click must start and end outside. Otherwise selecting text beyond the edge would close it.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
}
