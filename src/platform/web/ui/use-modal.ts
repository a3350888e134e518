import {
  type MouseEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * Shows and closes a native modal dialog with `open`, and calls `onClose` for Escape and a click on the
 * backdrop. The browser traps the focus, which starts at `data-autofocus` or the first control. It returns to
 * what opened the dialog, or to its container if that is gone.
 *
 * A dialog whose style has an animation for `data-closing` closes after it. To close makes the browser style the whole
 * page anew, so a phone shows sooner that it noticed the touch.
 *
 * @returns whether it is `shown`, which it still is while it is `closing`, and the `props` of the dialog.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const around = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  const closing = shown && !open;

  // Layout effects, because browsers return the focus only when a dialog is closed while still on the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    // Those that still close would have their focus returned below this one.
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[data-closing]')) other.close();
    around.current = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !closing) return;
    let isWanted = true;
    const close = () => {
      if (!isWanted) return;
      dialog.close();
      setShown(false);
    };
    const animations = dialog.getAnimations();
    if (animations.length === 0) close();
    else void Promise.allSettled(animations.map(({ finished }) => finished)).then(close);
    return () => {
      isWanted = false;
    };
  }, [closing]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  // The opener may disappear with the dialog, such as the button of a finished step.
  useEffect(() => {
    if (!shown) return;
    return () => {
      if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
    };
  }, [shown]);

  return {
    shown,
    closing,
    props: {
      ref,
      'data-closing': closing ? '' : undefined,
      // It was answered. A second tap must not send it again.
      onClickCapture: closing ? stopClick : undefined,
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        // File pickers inside send their own cancel event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!closing) onClose();
      },
      // A click must start and end outside. Otherwise selecting text beyond the edge would close it.
      onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
        pressedOutside.current = event.target === event.currentTarget;
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      },
    },
  };
}

function stopClick(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps showing the last content while a dialog closes, because its owner may have dropped it already. */
export const ModalContent = memo(
  ({ children }: { closing: boolean; children: ReactNode }) => children,
  (_, { closing }) => closing,
);
