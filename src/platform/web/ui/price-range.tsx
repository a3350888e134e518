import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { grouped } from '../../../shared/grouped.ts';
import {
  moveMax,
  moveMin,
  PRICE_RANGE,
  type PriceRangeValue,
  type PriceScale,
  percentOf,
  typedRange,
} from './price-range-rule.ts';

type PriceRangeProps = {
  legend: string;
  value: PriceRangeValue;
  scale?: PriceScale;
  /** Called while a thumb moves. */
  onChange: (value: PriceRangeValue) => void;
  /** Called when a thumb is released or a number was typed: load now. */
  onCommit?: (value: PriceRangeValue) => void;
  /** The number of listings in each equal part of the range, drawn behind the slider. */
  bars?: readonly number[];
  /** Names of the two number fields in a form. An open end is empty. */
  minName?: string;
  maxName?: string;
};

const minText = (range: PriceRangeValue, { floor }: PriceScale) =>
  range.min === floor ? '' : grouped(range.min);
const maxText = (range: PriceRangeValue) => (range.max === null ? '' : grouped(range.max));

/** A price range: two thumbs, and two fields for typing. */
export function PriceRange({
  legend,
  value,
  scale = PRICE_RANGE,
  onChange,
  onCommit,
  bars,
  minName,
  maxName,
}: PriceRangeProps) {
  const slider = useRef<HTMLDivElement>(null);
  const commit = useEffectEvent(() => onCommit?.(value));

  // React's onChange fires while a thumb moves. The native change event fires when it is released.
  useEffect(() => {
    const element = slider.current;
    const onRelease = () => commit();
    element?.addEventListener('change', onRelease);
    return () => element?.removeEventListener('change', onRelease);
  }, []);

  const from = percentOf(value.min, scale);
  const to = percentOf(value.max, scale);
  const max = Math.max(1, ...(bars ?? []));
  const { floor, ceiling, step } = scale;
  const limits = { type: 'range', min: floor, max: ceiling, step } as const;

  return (
    <fieldset>
      <legend className="t-label mb-2.5 font-bold">{legend}</legend>
      {bars && (
        <div className="price-range-bars" aria-hidden="true">
          {bars.map((count, index) => {
            const middle = ((index + 0.5) / bars.length) * 100;
            return (
              <i
                // The bars have fixed positions on the scale.
                key={`${index}/${bars.length}`}
                data-in={middle >= from && middle <= to ? '' : undefined}
                style={{ height: `${Math.max(6, (count / max) * 100)}%` }}
              />
            );
          })}
        </div>
      )}
      <div className="price-range-slider" ref={slider}>
        <i style={{ left: `${from}%`, right: `${100 - to}%` }} />
        <input
          {...limits}
          aria-label="Minimum price"
          aria-valuetext={`$${grouped(value.min)}`}
          value={Math.min(value.min, ceiling)}
          // When both thumbs meet at the maximum, the lower one must be on top.
          style={{ zIndex: from > 50 ? 1 : undefined }}
          onChange={(event) => onChange(moveMin(value, event.target.valueAsNumber, scale))}
        />
        <input
          {...limits}
          aria-label="Maximum price"
          aria-valuetext={value.max === null ? `$${grouped(ceiling)} or more` : `$${grouped(value.max)}`}
          value={Math.min(value.max ?? ceiling, ceiling)}
          onChange={(event) => onChange(moveMax(value, event.target.valueAsNumber, scale))}
        />
      </div>
      <PriceFields
        value={value}
        scale={scale}
        minName={minName}
        maxName={maxName}
        onTyped={(next) => {
          if (next.min === value.min && next.max === value.max) return;
          onChange(next);
          onCommit?.(next);
        }}
      />
    </fieldset>
  );
}

type PriceFieldsProps = Pick<PriceRangeProps, 'value' | 'minName' | 'maxName'> & {
  scale: PriceScale;
  onTyped: (value: PriceRangeValue) => void;
};

function PriceFields({ value, scale, minName, maxName, onTyped }: PriceFieldsProps) {
  const [lastValue, setLastValue] = useState(value);
  const [min, setMin] = useState(() => minText(value, scale));
  const [max, setMax] = useState(() => maxText(value));

  // A change from elsewhere, such as a thumb or a reset, replaces the typed text.
  if (lastValue.min !== value.min || lastValue.max !== value.max) {
    setLastValue(value);
    setMin(minText(value, scale));
    setMax(maxText(value));
  }

  function finish() {
    const next = typedRange(min, max, scale);
    setMin(minText(next, scale));
    setMax(maxText(next));
    onTyped(next);
  }

  const field = {
    inputMode: 'numeric',
    autoComplete: 'off',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      finish();
    },
  } as const;

  return (
    <div
      className="price-range-fields"
      // Moving between the two fields does not commit the range yet.
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) finish();
      }}
    >
      <label>
        Min
        <span className="control control-group">
          <span aria-hidden="true">$</span>
          <input
            {...field}
            name={minName}
            value={min}
            placeholder="0"
            onChange={(e) => setMin(e.target.value)}
          />
        </span>
      </label>
      <i aria-hidden="true" />
      <label>
        Max
        <span className="control control-group">
          <span aria-hidden="true">$</span>
          <input
            {...field}
            name={maxName}
            value={max}
            placeholder={`${grouped(scale.ceiling)}+`}
            onChange={(e) => setMax(e.target.value)}
          />
        </span>
      </label>
    </div>
  );
}
