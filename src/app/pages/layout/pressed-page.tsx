import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** A touch that scrolls is taken over by the browser within this time, in milliseconds. A tap takes about 100. */
const SCROLL_MS = 40;

/** Paths that are no pages. */
const NO_PAGE = /^\/(?:api|files|assets)\//;

/**
 * Loads the page of a link while it is pressed, before the click. Only where the service worker hands the data on to the
 * navigation: browsers don't store pages of members, and would load them twice.
 */
export function PressedPage() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const cancel = () => clearTimeout(timer);
    const onPress = ({ target, button }: PointerEvent) => {
      cancel();
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || button !== 0 || link.target || link.origin !== location.origin) return;
      if (NO_PAGE.test(link.pathname) || !navigator.serviceWorker?.controller) return;
      timer = setTimeout(() => setPage(link.pathname + link.search), SCROLL_MS);
    };
    document.addEventListener('pointerdown', onPress);
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, cancel);
    return () => {
      cancel();
      document.removeEventListener('pointerdown', onPress);
      for (const type of ['pointerup', 'pointercancel']) document.removeEventListener(type, cancel);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
