import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Ties a native modal dialog to `open`: shows and closes it, and calls `onClose` for Escape and for a
 * press on the backdrop. The browser keeps the focus inside and gives it back afterwards; it starts at
 * `data-autofocus`, else at the first control.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // File pickers inside send a cancel of their own, which is not ours.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Both ends of the press must lie outside, or selecting text to beyond the edge would close it.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
}
