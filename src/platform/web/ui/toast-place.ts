/** A part of the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What an error is about: the field, the summary, the photo that failed, the button that was pressed. */
const SUBJECTS = '[aria-invalid="true"], .field-error, [role="alert"], :focus';

/** What toasts at the top of the screen stay below: a search, which can be changed when it fails. */
const STAYS_CLEAR = '[data-toasts="below"]';

/** The area in which two boxes lie over each other. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether toasts should be at the other end of the screen, as they would cover more of what they are about here. */
export function coversMore(usual: Box, aside: Box, subjects: readonly Box[]): boolean {
  const covered = (place: Box) => subjects.reduce((sum, subject) => sum + overlap(place, subject), 0);
  return covered(usual) > covered(aside);
}

/** Puts the toasts at the end of the screen where they cover less of what they are about. */
export function placeToasts(toaster: HTMLElement): void {
  const subjects = [...document.querySelectorAll(SUBJECTS)]
    .filter((one) => !toaster.contains(one) && !one.contains(toaster))
    .map((one) => one.getBoundingClientRect());
  delete toaster.dataset.aside;
  const above = document.querySelector(STAYS_CLEAR)?.getBoundingClientRect().bottom ?? 0;
  toaster.style.setProperty('--toasts-below', `${above}px`);
  const usual = toaster.getBoundingClientRect();
  toaster.dataset.aside = '';
  if (!coversMore(usual, toaster.getBoundingClientRect(), subjects)) delete toaster.dataset.aside;
}

/** Places the toasts, and again while the page below them moves. Returns the function that ends it. */
export function keepToastsPlaced(toaster: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => placeToasts(toaster));
  };
  placeToasts(toaster);
  // A summary takes the focus, and the page scrolls to it.
  const events = ['scroll', 'focusin', 'resize'] as const;
  for (const event of events) window.addEventListener(event, place, { capture: true, passive: true });
  // What appears above, such as that the connection is gone, moves the page down.
  const resized = new ResizeObserver(place);
  resized.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    for (const event of events) window.removeEventListener(event, place, { capture: true });
  };
}
