import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import type { PageHandle } from '../../../platform/web/page/page-handle.ts';

/** On phones: the bar at the bottom alone, with the shelf above it, or with the lower Sell button of forms. */
export type DockKind = 'bar' | 'shelf' | 'task';

/** Pages with the shelf, on which people browse. */
const SHELF_PAGES = ['/', '/listings', '/dashboard', '/messages', '/drop-zones'];

/** Returns what the page's route says about the frame. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}

/** Whether the page is one of the operators', which bring their own bars. */
export const useIsDesk = (): boolean => useRouteLoaderData('operator-layout') !== undefined;

/** Returns which dock the page has; null without one. */
export function useDockKind(): DockKind | null {
  const { task, dock } = usePageHandle();
  const { pathname } = useLocation();
  const isDesk = useIsDesk();
  if (isDesk || dock === 'none') return null;
  if (task) return 'task';
  return SHELF_PAGES.includes(pathname) ? 'shelf' : 'bar';
}
