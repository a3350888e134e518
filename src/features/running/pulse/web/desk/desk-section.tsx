import { type ReactNode, useId } from 'react';

interface DeskSectionProps {
  title: string;
  /** A short text or link beside the title. */
  hint?: ReactNode;
  /** For links to this section. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page at the desk. */
export function DeskSection({ title, hint, id, className, children }: DeskSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={className}>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="desk-h2">
          {title}
        </h2>
        {hint !== null && hint !== undefined && <div className="text-sm text-ink-2">{hint}</div>}
      </div>
      {children}
    </section>
  );
}
