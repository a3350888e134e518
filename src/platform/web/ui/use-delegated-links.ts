import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { canMovePages } from '../page/page-transition.ts';

/**
 * Makes plain links inside an element navigate on the client. A grid of cards then needs one handler, instead
 * of a router link with its hooks per card.
 * @param stateOf Returns the navigation state for a path.
 */
export function useDelegatedLinks(
  stateOf?: (path: string) => unknown,
): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, {
      state: stateOf?.(link.pathname),
      viewTransition: canMovePages(),
    });
  };
}
