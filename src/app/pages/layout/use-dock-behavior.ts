import { useEffect, useState } from 'react';
import { createKeyboardDetector } from './keyboard-detector.ts';

/** Pixels of scrolling in one direction before the dock reacts, so that small movements don't toggle it. */
const SCROLL_PX = 12;
/** Duration of a press in milliseconds, during which nothing above the dock may move. */
const PRESS_MS = 300;

const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button], [type=submit]), textarea, select, [contenteditable]';

/**
 * Returns whether the on-screen keyboard is open, including where it shrinks the page instead of covering it.
 */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const size = () => ({ width: window.innerWidth, height: viewport.height * viewport.scale });
    const isTyping = () => document.activeElement?.matches(TEXT_FIELDS) ?? false;
    const detector = createKeyboardDetector(size());
    let timer: number | undefined;
    const check = () => {
      window.clearTimeout(timer);
      setOpen(detector.isOpen(isTyping(), size()));
    };
    const onResize = () => {
      detector.resize(isTyping(), size());
      check();
    };
    const onBlur = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(check, PRESS_MS);
    };
    viewport.addEventListener('resize', onResize);
    document.addEventListener('focusin', check);
    document.addEventListener('focusout', onBlur);
    return () => {
      window.clearTimeout(timer);
      viewport.removeEventListener('resize', onResize);
      document.removeEventListener('focusin', check);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return open;
}

/** Returns whether the page was last scrolled down and is not at its top. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < SCROLL_PX) return;
      setDown(now > last && now > 80);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return down;
}
