import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to an element when it appears in the place of what had it. It needs a tabIndex of -1. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
