import type { ReactNode } from 'react';

/** A blank price tag on a string: nothing is at this address or behind this link. */
export const BlankTag = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-center" aria-hidden="true">
    <i className="h-12 w-px bg-line-strong" />
    <span className="tag tag-xl [&>svg]:size-8">{children}</span>
  </div>
);
