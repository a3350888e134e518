import type { ItemValue } from '../contract/comparison.ts';
import type { Compared } from './compared.ts';
import { Cells, TableRow, TableSection, Warning } from './table-parts.tsx';

const PARTS = [
  { part: 'price', name: 'Price' },
  { part: 'condition', name: 'Condition' },
  { part: 'seller', name: 'Seller' },
  { part: 'distance', name: 'Distance' },
  { part: 'features', name: 'Features' },
] as const satisfies readonly { part: keyof ItemValue; name: string }[];

/** How good each part is, from 0 to 100, and all of them together. */
export function ValueSection({ compared: { items, value } }: { compared: Compared }) {
  // What is known of no item, as the distance of a shared comparison, compares nothing.
  const known = PARTS.filter(({ part }) => value.some((own) => own[part] !== null));
  return (
    <TableSection title="Overall Value Analysis">
      {known.map(({ part, name }) => (
        <TableRow key={part} name={name}>
          <Cells
            items={items}
            values={value}
            render={(own) => {
              const score = own[part];
              return score === null ? <Warning>Unknown</Warning> : <Score value={score} />;
            }}
          />
        </TableRow>
      ))}
      <TableRow
        name={
          <>
            Overall <small className="text-xs font-normal">average of what is known</small>
          </>
        }
      >
        <Cells
          items={items}
          values={value}
          render={({ overall }) =>
            overall === null ? (
              <Warning>Unknown</Warning>
            ) : (
              <b className="num font-display text-4xl leading-none font-extrabold tracking-[-0.03em]">
                {overall}
              </b>
            )
          }
        />
      </TableRow>
    </TableSection>
  );
}

function Score({ value }: { value: number }) {
  return (
    <span className="grid gap-1 md:flex md:items-center md:gap-3">
      <span className="block h-2 overflow-hidden rounded-full bg-surface-3 max-md:mt-1.5 md:max-w-55 md:flex-1">
        <i className="block h-full rounded-full bg-primary" style={{ width: `${value}%` }} />
      </span>
      <span className="num text-xs font-semibold text-ink-2">{value}</span>
    </span>
  );
}
