import { useState } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { MoneyField } from '../../../../platform/web/ui/money-field.tsx';
import { formatDollars, parsePrice, typedDollars } from '../../../../shared/money.ts';
import { FieldMark } from '../../../listing-drafts/web/listing-drafts.ts';
import { spreadText, suggestedPrices, usePriceHelp } from '../../../price-help/web/price-help.ts';
import type { PileFields } from './pile.ts';
import { PileChoice } from './pile-choice.tsx';

interface PilePriceProps {
  /** Of the draft. */
  id: string;
  fields: PileFields;
  /** The price as typed. */
  onPrice: (price: string) => void;
}

const focusIt = (input: HTMLInputElement | null) => input?.focus();

/** The price as a tap on what similar items went for, or typed. None is chosen that nobody said. */
export function PilePrice({ id, fields, onPrice }: PilePriceProps) {
  const { title, category, condition, price, marks } = fields;
  const help = usePriceHelp({ title, category, condition });
  const [typing, setTyping] = useState(false);
  const range = help?.range ?? null;
  const typed = parsePrice(price);
  const own = 'cents' in typed ? typed.cents : null;
  const suggested = help && range ? suggestedPrices(range, help.single) : [];
  const mark = marks.price && <FieldMark mark={marks.price} />;

  if (typing || suggested.length === 0) {
    return (
      <div className="flex items-end gap-3">
        <MoneyField
          className="flex-1"
          label="Price"
          name={`price-${id}`}
          value={price}
          ref={typing ? focusIt : undefined}
          onChange={(event) => onPrice(event.target.value)}
        />
        {mark}
      </div>
    );
  }
  const said = own !== null && suggested.every(({ cents }) => cents !== own);
  const options = [
    ...(said ? [{ value: String(own), label: formatDollars(own), small: 'yours' }] : []),
    ...suggested.map(({ cents, label }) => ({
      value: String(cents),
      label: formatDollars(cents),
      small: label,
    })),
  ];
  return (
    <PileChoice
      legend="Price"
      name={`price-${id}`}
      note={mark ?? (help && range && spreadText(help, range))}
      options={options}
      value={own === null ? null : String(own)}
      onChange={(value) => onPrice(typedDollars(Number(value)))}
      more={
        <button
          type="button"
          className="chip min-h-13! flex-1 flex-col justify-center gap-0! px-1.5!"
          onClick={() => setTyping(true)}
        >
          <Icon name="pencil" className="icon-sm" />
          <small className="text-2xs font-medium">
            Other<span className="sr-only"> price</span>
          </small>
        </button>
      }
    />
  );
}
