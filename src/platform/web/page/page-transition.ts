/**
 * Whether the next page may move into place: not where people asked for less motion, nor in browsers without view
 * transitions. Pass it as `viewTransition` to a link or to `navigate`.
 */
export const canMovePages = (): boolean =>
  !import.meta.env.SSR &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let last: ViewTransition | undefined;

/** Changes a part of the page with a transition. Nothing else of the page moves. */
export async function moveAlone(change: () => void): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.moving = '';
  const transition = document.startViewTransition(change);
  last = transition;
  await transition.finished.finally(() => {
    // Not of one that another has interrupted.
    if (last === transition) delete dataset.moving;
  });
}

const MOVE = { duration: 240, easing: 'ease-out' };

/** Moves an element from where another one was. A view transition that follows takes it over on its way. */
export function moveFrom(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const translate = [`${from.x - to.x}px ${from.y - to.y}px`, '0 0'];
  const scale = [`${from.width / to.width}`, '1'];
  element.animate({ translate, scale, transformOrigin: ['0 0', '0 0'] }, MOVE);
}
