import { PatternLines } from '@visx/pattern';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { DataTable } from '../../../../platform/web/ui/data-table.tsx';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import { type DemandLevel, ENOUGH } from '../contract/insight-rules.ts';
import type { DemandRow } from '../contract/insights.ts';
import { ChartPanel, ChartRows } from './chart-panel.tsx';
import { DEMAND_LOOKS } from './demand-looks.ts';

/** The demand of each category, from 0 to 100. */
export function DemandPanel({ demand, className }: { demand: readonly DemandRow[]; className?: string }) {
  return (
    <ChartPanel
      title="Category Demand"
      lead="0 to 100. At 50, buyers and items for sale are balanced"
      className={className}
      chart={
        <ChartRows
          rows={demand}
          columns="md:grid-cols-[11rem_minmax(0,1fr)_2.75rem_4.5rem]"
          missing={tooFew}
          axis={
            <span className="flex justify-between">
              <span>0</span>
              <span>50, balanced</span>
              <span>100</span>
            </span>
          }
        >
          {({ score, level }) =>
            score === null || level === null ? null : (
              <>
                <DemandBar score={score} level={level} />
                <span className="text-end font-display text-lg font-extrabold tabular-nums">{score}</span>
                <span className="min-w-14 text-sm text-ink-2">{DEMAND_LOOKS[level].word}</span>
              </>
            )
          }
        </ChartRows>
      }
      table={
        <DataTable
          caption="Demand by category, 0 to 100"
          heads={['Category', 'Score', 'Demand']}
          rows={demand.map((row) => ({
            key: row.category,
            name: categoryLabel(row.category),
            cells: row.level === null ? [tooFew(row)] : [String(row.score), DEMAND_LOOKS[row.level].word],
          }))}
        />
      }
    />
  );
}

const tooFew = ({ actions }: DemandRow): string =>
  actions < ENOUGH.actions ? `Too little data, ${actions} of ${ENOUGH.actions}` : 'Too little data';

const percent = scaleLinear<number>({ domain: [0, 100], range: [0, 100] });
const HEIGHT = 18;

/** Solid, ticked or striped, so that levels don't differ by color alone. */
function DemandBar({ score, level }: { score: number; level: DemandLevel }) {
  const id = useId();
  const { color, edge, pattern } = DEMAND_LOOKS[level];
  return (
    <svg height={HEIGHT} className="w-full max-md:order-last rtl:-scale-x-100">
      {pattern && (
        <PatternLines
          id={id}
          width={pattern.size}
          height={pattern.size}
          orientation={[pattern.orientation]}
          background={pattern.background}
          stroke={pattern.stroke}
          strokeWidth={pattern.strokeWidth}
        />
      )}
      <Bar width="100%" height={HEIGHT} rx={6} className="fill-surface-2" />
      <Bar
        x={1}
        y={1}
        width={`${percent(Math.max(score, 2))}%`}
        height={HEIGHT - 2}
        rx={5}
        fill={pattern ? `url(#${id})` : color}
        stroke={edge}
        strokeWidth={1.5}
      />
      <Bar x={`${percent(50)}%`} width={1.5} height={HEIGHT} className="fill-line-strong" />
    </svg>
  );
}
