import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Lists the amounts to pay, line by line. */
export function PriceSummary({ children }: { children: ReactNode }) {
  return <dl className="mt-5.5 border-t border-line">{children}</dl>;
}

interface PriceSummaryLineProps {
  label: string;
  total?: boolean;
  children: ReactNode;
}

export function PriceSummaryLine({ label, total, children }: PriceSummaryLineProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-1.5">
      <dt className={total ? 'text-lg font-[650]' : 'text-ink-2'}>{label}</dt>
      <dd className={clsx('num', total ? 'font-display text-xl leading-none font-extrabold' : 'font-[650]')}>
        {children}
      </dd>
    </div>
  );
}
