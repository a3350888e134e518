import { type ReactNode, useState } from 'react';

interface StillProps {
  /** What it shows; other data shows anew. */
  of: unknown;
  className?: string;
  children: () => ReactNode;
}

/**
 * Markup without behaviour of its own. When a page opens, the browser keeps what the server sent as it is: going
 * through two dozen cards again to find nothing to do takes a slow phone a tenth of a second.
 */
export function Still({ of: data, className, children }: StillProps) {
  const [sent] = useState(() => (isOpening() ? data : undefined));
  if (sent !== undefined && sent === data) {
    return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return <div className={className}>{children()}</div>;
}

/** In the browser, until the page's scripts have taken it over. */
const isOpening = () => typeof document !== 'undefined' && !('ready' in document.documentElement.dataset);
