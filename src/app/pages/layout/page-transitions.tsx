import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useViewTransitionState } from 'react-router';
import { canMovePages } from '../../../platform/web/page/page-transition.ts';

/** What moves between a link's card or row and the page it leads to, where `data-moves` has the same name. */
const MOVING = [
  { page: /^\/listing\/[^/]+$/, parts: { 'listing-photo': '.photo, img', 'listing-tag': '.tag' } },
  { page: /^\/messages\/[^/]+$/, parts: { 'chat-face': '.avatar' } },
];

/**
 * Names the elements that move between two pages: in the pressed card or row, and on the way back in the one that
 * leads to the page just left. Names are set for one transition only, because each may exist once per page.
 */
export function PageTransitions(): null {
  const location = useLocation();
  const { pathname } = location;
  useDropIn(location);
  const isMoving = useViewTransitionState(pathname);
  const before = useRef(pathname);
  const named = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      clear(named.current);
      if (link && canMovePages()) nameParts(link, named.current);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  // Before the browser captures the new page.
  useLayoutEffect(() => {
    const left = before.current;
    before.current = pathname;
    if (left === pathname || !canMovePages()) return;
    const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(left)}"]`);
    const link = [...links].find(isInView);
    if (link) nameParts(link, named.current);
  }, [pathname]);

  useEffect(() => {
    if (!isMoving) clear(named.current);
  }, [isMoving]);
  return null;
}

/** Drops the card of a listing that was just posted into its place, in the first list that has it. */
function useDropIn(location: Location): void {
  const posted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = new URLSearchParams(location.search).get('posted');
    if (id !== null) posted.current = id;
    else if (posted.current !== null && dropIn(posted.current)) posted.current = null;
  }, [location]);
}

/** @returns whether the page lists it. */
function dropIn(id: string): boolean {
  const link = document.querySelector(`main :is(article, li) a[href="/listing/${CSS.escape(id)}"]`);
  const card = link?.closest('article, li');
  if (!card?.querySelector('.tag')) return false;
  const style = 'motion-safe:animate-drop-in';
  card.classList.add(style);
  void Promise.allSettled(card.getAnimations().map(({ finished }) => finished)).then(() =>
    card.classList.remove(style),
  );
  return true;
}

function nameParts(link: HTMLAnchorElement, named: HTMLElement[]): void {
  const card = link.closest('article, li, tr');
  const moving = MOVING.find(({ page }) => page.test(link.pathname));
  if (!card || !moving) return;
  for (const [name, selector] of Object.entries(moving.parts)) {
    const part = card.querySelector<HTMLElement>(selector);
    if (!part) continue;
    // Such as the photo of the listing that people leave for a similar one.
    for (const other of document.querySelectorAll<HTMLElement>(`[data-moves="${name}"]`)) {
      other.style.viewTransitionName = 'none';
      named.push(other);
    }
    part.style.viewTransitionName = name;
    named.push(part);
  }
}

function clear(named: HTMLElement[]): void {
  for (const element of named.splice(0)) element.style.viewTransitionName = '';
}

function isInView(link: HTMLElement): boolean {
  const { top, bottom } = (link.closest('article, li, tr') ?? link).getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
