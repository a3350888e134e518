import { scaleLinear } from '@visx/scale';
import { Circle, Line, LinePath } from '@visx/shape';
import clsx from 'clsx';
import { DataTable } from '../../../../platform/web/ui/data-table.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import { CHART_WEEKS, ENOUGH } from '../contract/insight-rules.ts';
import type { TrendRow } from '../contract/insights.ts';
import { CategoryName, ChartPanel } from './chart-panel.tsx';

/** The trend of each category: a line over the last weeks, and the change of this week. */
export function TrendPanel({ trends, className }: { trends: readonly TrendRow[]; className?: string }) {
  return (
    <ChartPanel
      title="Trending Categories"
      lead="Views, saves, chats and searches, this week against last"
      className={className}
      chart={
        <>
          <ul>
            {trends.map((row) => (
              <li
                key={row.category}
                className="flex min-h-11.5 flex-wrap items-center gap-x-2.5 border-line not-first:border-t lg:min-h-13"
              >
                <CategoryName category={row.category} narrow />
                {row.percentage === null ? (
                  <span className="ms-auto text-end text-sm text-ink-2">{tooFew(row)}</span>
                ) : (
                  <span className="ms-auto grid grid-cols-[72px_5rem] items-center gap-x-2.5 sm:grid-cols-[112px_5.25rem]">
                    <Sparkline {...row} />
                    <span className="flex items-center justify-end gap-1.5 font-display text-lg font-extrabold tabular-nums">
                      {row.percentage > 0 && (
                        <Icon
                          name={row.direction === 'down' ? 'arrow-down' : 'arrow-up'}
                          className={clsx(
                            'icon-sm',
                            row.direction === 'down' ? 'text-chart-down' : 'text-chart-up',
                          )}
                        />
                      )}
                      {change(row)}
                    </span>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-xs text-ink-2">
            Line: the last {CHART_WEEKS} weeks. A category needs {ENOUGH.actions} a week.
          </p>
        </>
      }
      table={
        <DataTable
          caption="Actions this week against last, by category"
          heads={['Category', 'Last week', 'This week', 'Change']}
          rows={trends.map((row) => ({
            key: row.category,
            name: categoryLabel(row.category),
            cells: [
              grouped(row.weeks.at(-2) ?? 0),
              grouped(row.weeks.at(-1) ?? 0),
              row.percentage === null ? 'Too little data' : change(row),
            ],
          }))}
        />
      }
    />
  );
}

const change = ({ direction, percentage }: TrendRow): string =>
  `${percentage === 0 ? '' : direction === 'down' ? '−' : '+'}${percentage}%`;

const tooFew = ({ weeks }: TrendRow): string =>
  `Too little data, ${Math.min(weeks.at(-1) ?? 0, weeks.at(-2) ?? 0)} of ${ENOUGH.actions}`;

const SIZE = { width: 112, height: 34, margin: 5 } as const;

function Sparkline({ weeks, direction }: TrendRow) {
  // Weeks before counting began are left out, not drawn as zero.
  const known = weeks.slice(weeks.findIndex((count) => count > 0));
  const x = scaleLinear<number>({
    domain: [0, known.length - 1],
    range: [SIZE.margin, SIZE.width - SIZE.margin],
  });
  const y = scaleLinear<number>({
    domain: [Math.min(...known), Math.max(...known)],
    range: [SIZE.height - SIZE.margin, SIZE.margin],
  });
  const points = known.map((count, index) => ({ x: x(index), y: y(count) }));
  const [before, last] = points.slice(-2);
  const isDown = direction === 'down';
  if (before === undefined || last === undefined) return <span />;
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      className={clsx(
        'w-full overflow-visible rtl:-scale-x-100',
        isDown ? 'text-chart-down' : 'text-chart-up',
      )}
    >
      <LinePath
        data={points.slice(0, -1)}
        x={(point) => point.x}
        y={(point) => point.y}
        className="stroke-line-strong"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Line
        from={before}
        to={last}
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray={isDown ? '1 5.5' : undefined}
      />
      <Circle
        cx={last.x}
        cy={last.y}
        r={4.5}
        stroke="currentColor"
        strokeWidth={2.5}
        className={isDown ? 'fill-surface' : 'fill-current'}
      />
    </svg>
  );
}
