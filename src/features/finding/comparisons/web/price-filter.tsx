import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Popover } from '../../../../platform/web/ui/popover.tsx';
import { PriceRange } from '../../../../platform/web/ui/price-range.tsx';
import type { PriceRangeValue } from '../../../../platform/web/ui/price-range-rule.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';

const { floor, ceiling, step, from, to } = COMPARISON_LIMITS.price;
const SCALE = { floor, ceiling, step };
/** Positions of the thumbs until they are moved. */
const UNTOUCHED: PriceRangeValue = { min: from, max: to };

interface PriceFilterProps {
  /** Null while the filter is off. */
  price: PriceRangeValue | null;
  onChange: (price: PriceRangeValue | null) => void;
}

/** A button with a slider. It says "Any price" until the slider is moved. */
export function PriceFilter({ price, onChange }: PriceFilterProps) {
  const [range, setRange] = useState(price ?? UNTOUCHED);
  return (
    <Popover
      align="end"
      wide
      buttonClass={buttonClass({ variant: 'line', className: 'flex-none' })}
      button={
        <>
          <span className="sr-only">Price: </span>
          {price === null ? 'Any price' : priceText(price)}
          <Icon name="chevron-down" className="icon-sm" />
        </>
      }
    >
      <PriceRange legend="Price" scale={SCALE} value={range} onChange={setRange} onCommit={onChange} />
      {price !== null && (
        <Button
          variant="soft"
          block
          onClick={() => {
            setRange(UNTOUCHED);
            onChange(null);
          }}
        >
          Any price
        </Button>
      )}
    </Popover>
  );
}

const priceText = ({ min, max }: PriceRangeValue): string =>
  max === null ? `$${grouped(min)} and up` : `$${grouped(min)} to $${grouped(max)}`;
