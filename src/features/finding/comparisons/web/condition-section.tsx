import { conditionLabel } from '../../../../shared/taxonomy.ts';
import { bestConditions, type Compared } from './compared.ts';
import { Cells, TableRow, TableSection, Warning } from './table-parts.tsx';

export function ConditionSection({ compared: { items, condition } }: { compared: Compared }) {
  const best = bestConditions(condition);
  return (
    <TableSection title="Condition Comparison">
      <TableRow name="Condition">
        <Cells
          items={items}
          values={condition}
          render={(own) => {
            if (own.condition === null) return <Warning>Not stated</Warning>;
            const label = conditionLabel(own.condition);
            return best.has(own.item) ? <b>{label}</b> : label;
          }}
        />
      </TableRow>
      {condition.some(({ words }) => words !== null) && (
        <TableRow name="In the seller's words">
          <Cells
            items={items}
            values={condition}
            className="text-ink-2 sm:text-sm"
            render={({ words }) => (words === null ? <Warning>Not stated</Warning> : <bdi>“{words}”</bdi>)}
          />
        </TableRow>
      )}
    </TableSection>
  );
}
