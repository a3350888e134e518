import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Shows and closes a native modal dialog with `open`, and calls `onClose` for Escape and a press on the
 * backdrop. The browser traps the focus and restores it afterwards; it starts at `data-autofocus`, else at
 * the first control.
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
