import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns props that retain the focus in an element. When the focused part disappears, such as a clicked
 * button, the first remaining button or link gets the focus.
 */
export function useRetainedFocus<E extends HTMLElement>() {
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
    // React reports no blur for elements that it removes.
    onBlur({ currentTarget, relatedTarget }: FocusEvent<E>) {
      isWithin.current = currentTarget.contains(relatedTarget);
    },
  };
}
