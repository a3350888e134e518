/** The parts of the Navigation API that this needs; not every browser has it. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  userInitiated: boolean;
}

/**
 * The router loads the document again when the scripts of a page cannot be loaded, as they may be those of an older
 * version. Without a connection the browser would show a page of its own in its place.
 * @param onPrevented Called in place of the reload.
 */
export function keepFromReload(onPrevented: () => void): () => void {
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
