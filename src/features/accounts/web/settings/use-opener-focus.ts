import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus back to the button that opened a form in its place, once the form is closed. */
export function useOpenerFocus(open: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    // Where another form was opened instead, that one has the focus.
    if (closed && document.activeElement === document.body) opener.current?.focus();
  }, [open]);
  return opener;
}
