/** Positions a popover below its button in browsers without CSS anchor positioning. */
export function positionBelow(
  popover: HTMLElement,
  button: HTMLElement | null,
  align: 'start' | 'end',
): void {
  if (!button || CSS.supports('position-area', 'bottom')) return;
  const rect = button.getBoundingClientRect();
  popover.style.top = `${rect.bottom + 6}px`;
  popover.style.left = align === 'start' ? `${rect.left}px` : 'auto';
  popover.style.right = align === 'end' ? `${document.documentElement.clientWidth - rect.right}px` : 'auto';
}
