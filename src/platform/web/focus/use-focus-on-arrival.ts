import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it replaces the one that had the focus. Requires a tabIndex of -1. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
