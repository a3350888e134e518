import { createContext, useContext } from 'react';

/** The nonce of inline scripts, which only the server knows. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * A page that is reloaded, gone back to or opened at a heading is not marked: where it has to scroll to depends on the
 * height of what is above.
 */
const MARK = `if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash)document.documentElement.dataset.firstPage=""`;

/** Marks the first page of a visit for lazy-render.css, before the browser lays it out. */
export function FirstPageScript() {
  const nonce = useContext(NonceContext);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MARK }} />;
}
