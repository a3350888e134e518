import { PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { DataTable } from '../../../../../platform/web/ui/data-table.tsx';
import { dayAndMonth } from '../../../../../shared/dates.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import { formatDollars } from '../../../../../shared/money.ts';
import type { DayCounts } from '../../contract/pulse.ts';

type Counted = 'people' | 'listings' | 'deals' | 'cents';

const CHARTS: readonly { of: Counted; title: string; text: (value: number) => string }[] = [
  { of: 'people', title: 'New people', text: grouped },
  { of: 'listings', title: 'New listings', text: grouped },
  { of: 'deals', title: 'Deals', text: grouped },
  { of: 'cents', title: 'Plan and credit sales', text: formatDollars },
];

/** What happened on each day, oldest first. The last day is today so far. */
export function DayCharts({ days }: { days: readonly DayCounts[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-7 gap-y-6 lg:grid-cols-4">
      {CHARTS.map(({ of, title, text }) => (
        <DayChart
          key={of}
          title={title}
          text={text}
          days={days.map((day) => ({ day: day.day, value: day[of] }))}
        />
      ))}
    </div>
  );
}

interface DayChartProps {
  title: string;
  text: (value: number) => string;
  days: readonly { day: string; value: number }[];
}

const WIDTH = 100;
const HEIGHT = 64;

function DayChart({ title, text, days }: DayChartProps) {
  const id = useId();
  const values = days.map(({ value }) => value);
  const today = values.at(-1) ?? 0;
  const total = values.reduce((sum, value) => sum + value, 0);
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, WIDTH], paddingInner: 0.18 });
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...values)], range: [0, HEIGHT - 4] });
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="desk-h3 text-sm">{title}</h3>
      <p className="font-display text-2xl font-extrabold tabular-nums">
        {text(today)}
        <span className="sr-only"> today so far</span>
      </p>
      <p className="text-xs text-ink-2">
        {text(values.at(-2) ?? 0)} yesterday, {text(total)} in 14 days
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-16 w-full border-b border-line rtl:-scale-x-100"
      >
        <PatternLines
          id={id}
          width={3}
          height={3}
          orientation={['diagonal']}
          background="var(--surface-3)"
          stroke="var(--lilac-strong)"
          strokeWidth={1.2}
        />
        {days.map(({ day, value }, index) => (
          <Bar
            key={day}
            x={x(day)}
            y={HEIGHT - y(value)}
            width={x.bandwidth()}
            height={y(value)}
            rx={1.2}
            fill={index === days.length - 1 ? `url(#${id})` : 'var(--lilac-strong)'}
            opacity={isWeekend(day) && index < days.length - 1 ? 0.55 : 1}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-2xs text-ink-2">
        <span>{dayAndMonth(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </p>
      <div className="sr-only">
        <DataTable
          caption={`${title} by day`}
          heads={['Day', title]}
          rows={days.map(({ day, value }) => ({ key: day, name: dayAndMonth(day), cells: [text(value)] }))}
        />
      </div>
    </section>
  );
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());
