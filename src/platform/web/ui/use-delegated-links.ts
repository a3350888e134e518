import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Lets plain links inside one element navigate without loading a new page. A grid of cards pays for one
 * handler this way, where a router link each would cost its hooks on the server for every card.
 */
export function useDelegatedLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
