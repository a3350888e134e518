import { useEffect, useEffectEvent, useRef } from 'react';

const MARK = 'photoViewer';

/**
 * Gives something that covers the page a place in the history, so that Back closes it and stays on the page.
 * @returns Closes it as Back does.
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const leaving = useRef(false);

  useEffect(() => {
    const state = (window.history.state ?? {}) as Record<string, unknown>;
    // The page's own state goes along: for the router, it is the same place.
    if (!state[MARK]) window.history.pushState({ ...state, [MARK]: true }, '');
    const onPop = (event: PopStateEvent) => {
      // The address stays, so the router has nothing to do; asked, it would load the page again.
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);

  return () => {
    // Called twice, it would leave the page as well.
    if (leaving.current) return;
    leaving.current = true;
    window.history.back();
  };
}
