/** A part of the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What an error is about: the field, the summary, the failed photo, the clicked button. */
const SUBJECTS = '[aria-invalid="true"], .field-error, [role="alert"], :focus';

/** What toasts at the top of the screen stay below: a search, which can be changed when it fails. */
const STAYS_CLEAR = '[data-toasts="below"]';

/** Fields that toasts should not cover, because the person is about to use them. */
const FIELDS = '[data-toasts-off] :is(input:not([type="file"], [type="radio"]), select, textarea, .chip)';

/** Returns the area in which two boxes overlap. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Returns how much more of these boxes toasts cover at their usual end of the screen than at the other end.
 */
function coveredMore(usual: Box, aside: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + overlap(usual, box) - overlap(aside, box), 0);
}

/**
 * Returns whether toasts should move to the other end of the screen, because they would cover more here: of
 * what they are about, or else of fields they should avoid.
 */
export function coversMore(
  usual: Box,
  aside: Box,
  subjects: readonly Box[],
  fields: readonly Box[] = [],
): boolean {
  return (coveredMore(usual, aside, subjects) || coveredMore(usual, aside, fields)) > 0;
}

/**
 * Puts the toasts at the end of the screen where they cover less.
 * @param scrolled Only the page has scrolled. Toasts then don't move for each field that passes below them.
 */
function positionToasts(toaster: HTMLElement, scrolled = false): void {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !toaster.contains(element) && !element.contains(toaster))
      .map((element) => element.getBoundingClientRect());
  const subjects = boxesOf(SUBJECTS);
  const fields = boxesOf(FIELDS);
  const wasAside = toaster.dataset.aside !== undefined;
  delete toaster.dataset.aside;
  const above = document.querySelector(STAYS_CLEAR)?.getBoundingClientRect().bottom ?? 0;
  toaster.style.setProperty('--toasts-below', `${above}px`);
  const usual = toaster.getBoundingClientRect();
  toaster.dataset.aside = '';
  const aside = toaster.getBoundingClientRect();
  const stays = scrolled && fields.length > 0 && coveredMore(usual, aside, subjects) === 0;
  if (stays ? !wasAside : !coversMore(usual, aside, subjects, fields)) delete toaster.dataset.aside;
}

/** Positions the toasts, and again while the page below them moves. Returns a function that stops it. */
export function trackToastPosition(toaster: HTMLElement): () => void {
  let frame = 0;
  let scrolled = true;
  const position = (event?: Event) => {
    cancelAnimationFrame(frame);
    scrolled &&= event?.type === 'scroll';
    frame = requestAnimationFrame(() => {
      positionToasts(toaster, scrolled);
      scrolled = true;
    });
  };
  positionToasts(toaster);
  // A summary takes the focus, and the page scrolls to it.
  const events = ['scroll', 'focusin', 'resize'] as const;
  for (const event of events) window.addEventListener(event, position, { capture: true, passive: true });
  // Content that appears above, such as the offline bar, moves the page down.
  const resized = new ResizeObserver(() => position());
  resized.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    for (const event of events) window.removeEventListener(event, position, { capture: true });
  };
}
