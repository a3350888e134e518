import { type ComponentType, lazy } from 'react';

/**
 * Makes a part of a page whose code only some people load, after that of the page. It needs a `Suspense` around it. The
 * server renders it with the rest, so its links work meanwhile. Where its code cannot be loaded, the page stays
 * without it until its next load.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
