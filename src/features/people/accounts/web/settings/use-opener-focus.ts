import { type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to the button that opened a form, once the form is closed. */
export function useOpenerFocus(open: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    // If another form was opened instead, the focus stays there.
    if (closed && document.activeElement === document.body) opener.current?.focus();
  }, [open]);
  return opener;
}
