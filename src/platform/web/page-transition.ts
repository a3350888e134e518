/**
 * Whether the next page may move into place: not where people asked for less motion, nor in browsers without view
 * transitions. Pass it as `viewTransition` to a link or to `navigate`.
 */
export const canMovePages = (): boolean =>
  !import.meta.env.SSR &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Changes the page so that an element becomes the one whose `data-moves` has this name.
 * @param change Renders synchronously, such as with `flushSync`.
 */
export function moveInto(from: HTMLElement | null | undefined, name: string, change: () => void): void {
  if (!from || !canMovePages()) return change();
  from.style.viewTransitionName = name;
  // Nothing else of the page moves.
  const { dataset } = document.documentElement;
  dataset.moving = '';
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    change();
  });
  void transition.finished.finally(() => delete dataset.moving);
}
