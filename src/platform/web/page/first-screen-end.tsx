import { createContext, useContext } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** The nonce of inline scripts, which only the server knows. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * Marks the first page of a visit for lazy-render.css. A page that is reloaded, gone back to or opened at a heading is
 * not marked: where it has to scroll to depends on the height of what is above.
 */
const MARK = `if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash)document.documentElement.dataset.firstPage=""`;

/**
 * Stands after what fills the screen when a page opens. An inline script waits for the styles before it, so browsers
 * read the page up to here while the styles load, and paint it before they read the rest.
 */
export function FirstScreenEnd() {
  const nonce = useContext(NonceContext);
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MARK }} />;
}
