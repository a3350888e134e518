let close: (() => void) | null = null;

/**
 * Makes Back close what `closeOnBack` was last called for. Called before the page hydrates: for events of the window,
 * browsers call listeners in the order they were added, and the router would reload the page that stays.
 */
export function watchBack(): void {
  window.addEventListener('popstate', (event) => {
    const onBack = close;
    if (!onBack) return;
    // The next Back leaves the page, also while this closes.
    close = null;
    event.stopImmediatePropagation();
    onBack();
  });
}

/**
 * Calls a function in place of leaving the page when Back is pressed.
 * @returns a function that stops it.
 */
export function closeOnBack(onBack: () => void): () => void {
  close = onBack;
  return () => {
    close = null;
  };
}
