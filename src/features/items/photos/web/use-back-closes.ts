import { useEffectEvent, useLayoutEffect, useRef } from 'react';

const MARK = 'photoViewer';

/**
 * Adds a history entry for an element that covers the page, so that Back closes it and stays on the page.
 * @returns a function that closes it the same way.
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const leaving = useRef(false);

  // A layout effect, because Back may be pressed as soon as the element shows.
  useLayoutEffect(() => {
    const state = (window.history.state ?? {}) as Record<string, unknown>;
    // Retains the page's own state: for the router, this is the same location.
    if (!state[MARK]) window.history.pushState({ ...state, [MARK]: true }, '');
    const onPop = (event: PopStateEvent) => {
      // The address stays the same, so the router must not reload the page.
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);

  return () => {
    // A second call would leave the page as well.
    if (leaving.current) return;
    leaving.current = true;
    window.history.back();
  };
}
