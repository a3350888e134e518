import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

interface ChartPanelProps {
  title: string;
  lead: string;
  /** The chart. Hidden from assistive technology, because the table says the same. */
  chart: ReactNode;
  /** The table. Always on the page: shown instead of the chart, or for screen readers only. */
  table: ReactNode;
  className?: string;
}

const VIEWS = [
  { value: 'chart', label: 'Chart', icon: 'chart-column' },
  { value: 'table', label: 'Table', icon: 'table' },
] as const satisfies { value: string; label: string; icon: IconName }[];

/** Shows numbers as a chart or as a table. */
export function ChartPanel({ title, lead, chart, table, className }: ChartPanelProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const id = useId();
  return (
    <section
      className={clsx('panel relative min-w-0 px-5 pt-5.5 pb-4.5 lg:px-7 lg:pt-6.5', className)}
      aria-labelledby={id}
    >
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1">
        <h2 id={id} className="text-2xl md:text-3xl">
          {title}
        </h2>
        <fieldset className="flex rounded-tile bg-surface-2 p-0.75">
          <legend className="sr-only">Show {title} as</legend>
          {VIEWS.map(({ value, label, icon }) => (
            <label
              key={value}
              className="relative flex min-h-10 min-w-11 cursor-pointer items-center justify-center gap-1.75 rounded-md px-3 text-sm font-semibold text-ink-2 focus-within:outline-2 focus-within:outline-focus has-checked:bg-surface has-checked:text-ink has-checked:shadow-1"
            >
              <input
                type="radio"
                name={`${id}-view`}
                value={value}
                checked={view === value}
                onChange={() => setView(value)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon name={icon} className="icon-sm" />
              <span className="max-md:sr-only">{label}</span>
            </label>
          ))}
        </fieldset>
        <p className="col-span-full text-sm text-ink-2">{lead}</p>
      </div>
      {view === 'chart' && <div aria-hidden="true">{chart}</div>}
      <div className={view === 'chart' ? 'sr-only' : 'relative overflow-x-auto'}>{table}</div>
    </section>
  );
}
