import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in an element: when the part that has it goes away, as a button that was pressed, the first button
 * that is there now, or else the first link, takes it.
 */
export function useKeepFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    const { current: element } = ref;
    (element?.querySelector('button') ?? element?.querySelector('a'))?.focus();
  });
  return {
    ref,
    onFocus() {
      isWithin.current = true;
    },
    // React reports no blur of what it removes itself.
    onBlur({ currentTarget, relatedTarget }: FocusEvent<E>) {
      isWithin.current = currentTarget.contains(relatedTarget);
    },
  };
}
