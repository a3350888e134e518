import type { ReactNode } from 'react';

interface CaseSectionProps {
  title: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the evidence, with its heading. */
export function CaseSection({ title, aside, children }: CaseSectionProps) {
  return (
    <section className="mt-8.5 min-w-0 first:mt-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="desk-h2 min-w-0 wrap-anywhere">{title}</h2>
        {aside && <span className="min-w-0 text-xs text-ink-2">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
