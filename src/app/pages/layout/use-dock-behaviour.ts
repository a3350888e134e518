import { useEffect, useState } from 'react';

/** Pixels by which the visible area must shrink before it can only be a keyboard. */
const KEYBOARD_PX = 150;
/** Pixels of scrolling in one direction before the row reacts, so that small movements do not toggle it. */
const SCROLL_PX = 12;

/** Whether the on-screen keyboard covers part of the page. */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const check = () => {
      const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
      setOpen(typing && window.innerHeight - viewport.height * viewport.scale > KEYBOARD_PX);
    };
    viewport.addEventListener('resize', check);
    document.addEventListener('focusin', check);
    document.addEventListener('focusout', check);
    return () => {
      viewport.removeEventListener('resize', check);
      document.removeEventListener('focusin', check);
      document.removeEventListener('focusout', check);
    };
  }, []);
  return open;
}

/** Whether the page was last scrolled down, and is not at its top. */
export function useScrolledDown(active: boolean): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    if (!active) return;
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < SCROLL_PX) return;
      setDown(now > last && now > 80);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [active]);
  return active && down;
}
