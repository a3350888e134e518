/** The used part of the Navigation API, which not every browser has. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  userInitiated: boolean;
}

/**
 * Prevents the router from reloading the document when a page's scripts can't be loaded, which is meant for
 * outdated releases. Offline, the browser would replace the page with its own error.
 * @param onPrevented Called instead of the reload.
 */
export function preventReload(onPrevented: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  const onNavigate = (event: Event) => {
    const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || !cancelable) return;
    event.preventDefault();
    onPrevented();
  };
  navigation?.addEventListener('navigate', onNavigate);
  return () => navigation?.removeEventListener('navigate', onNavigate);
}
