import { type ReactNode, useState } from 'react';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { Switch } from '../../../../../platform/web/ui/switch.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { formatDollars, formatExactDollars, parsePrice } from '../../../../../shared/money.ts';
import type { PackId, PackPrice, PaidPlan, PlanPrice } from '../../../../../shared/prices.ts';
import { Conflict, type Drafts } from '../../../settings/web/settings.ts';

/** Returns the draft of a price, or else what is published, and what is published. */
export function priceOf<Price extends PlanPrice>(
  drafts: Drafts,
  name: PaidPlan | PackId,
): { price: Price; published: Price; isChanged: boolean } {
  const { value, published, draft } = drafts.settingOf(name);
  return { price: value as Price, published: published as Price, isChanged: draft !== null };
}

interface PriceRowProps {
  drafts: Drafts;
  name: PaidPlan | PackId;
  about: ReactNode;
  sold: string;
  children?: ReactNode;
}

/** A plan or pack, with its price and whether it is for sale. Edits are saved as drafts. */
export function PriceRow({ drafts, name, about, sold, children }: PriceRowProps) {
  const { lost } = useConnectionState();
  const { label } = drafts.settingOf(name);
  const { price, published, isChanged } = priceOf(drafts, name);
  const refusal = drafts.refusalOf(name);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2.5 md:grid-cols-[minmax(6.5rem,1.3fr)_auto_minmax(0,1fr)_auto]">
      <div className="min-w-0 max-md:col-span-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {label}
          {isChanged && <Badge tone="ai">Changed</Badge>}
          {!isChanged && !price.isForSale && <Badge>Not for sale</Badge>}
        </p>
        <div className="text-sm text-ink-2">{about}</div>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:col-span-2">
        {price.cents !== published.cents && (
          <s className="text-sm text-ink-2">{formatExactDollars(published.cents)}</s>
        )}
        <PriceInput drafts={drafts} name={name} />
        {children}
      </div>
      <p className="text-sm text-ink-2">{sold}</p>
      <Switch
        label={
          <>
            <span className="text-sm font-normal">For sale</span>
            <span className="sr-only">: {label}</span>
          </>
        }
        checked={price.isForSale}
        disabled={lost}
        onChange={({ target }) => void drafts.edit(name, { ...price, isForSale: target.checked })}
      />
      <div className="col-span-full empty:hidden">
        <FieldError id={`${name}-refused`} message={refusal?.message} />
        <Conflict {...{ drafts, name }} />
      </div>
    </li>
  );
}

/** The price as it is typed, saved when the field is left. */
function PriceInput({ drafts, name }: Pick<PriceRowProps, 'drafts' | 'name'>) {
  const { label } = drafts.settingOf(name);
  const { price } = priceOf(drafts, name);
  return (
    <NumberInput
      label={`${label}, price in dollars`}
      saved={formatExactDollars(price.cents).slice(1)}
      prefix="$"
      isRefused={drafts.refusalOf(name) !== undefined}
      save={(text) => {
        const parsed = parsePrice(text);
        if ('problem' in parsed) return parsed.problem;
        void drafts.edit(name, { ...price, cents: parsed.cents });
        return null;
      }}
    />
  );
}

/** The credits of a pack, saved when the field is left. */
export function CreditsInput({ drafts, name }: { drafts: Drafts; name: PackId }) {
  const { price } = priceOf<PackPrice>(drafts, name);
  return (
    <NumberInput
      label={`${drafts.settingOf(name).label}, credits`}
      saved={String(price.credits)}
      className="w-20"
      isRefused={drafts.refusalOf(name) !== undefined}
      save={(text) => {
        if (!/^\d{1,9}$/.test(text.trim())) return 'Enter a whole number of credits.';
        void drafts.edit(name, { ...price, credits: Number(text) });
        return null;
      }}
    />
  );
}

interface NumberInputProps {
  label: string;
  saved: string;
  prefix?: string;
  /** Its width. */
  className?: string;
  isRefused: boolean;
  /** Saves what was typed, or returns what is wrong with it. */
  save: (text: string) => string | null;
}

function NumberInput({ label, saved, prefix, className = 'w-28', isRefused, save }: NumberInputProps) {
  const [typed, setTyped] = useState({ text: saved, over: saved });
  const [problem, setProblem] = useState<string | null>(null);
  const id = `input-${label.replaceAll(/\W+/g, '-')}`;
  // What was refused stays. Otherwise, a new value replaces it.
  const shown = !isRefused && problem === null && typed.over !== saved ? saved : typed.text;
  const leave = () => setProblem(save(shown));
  return (
    <div>
      <div className={`control control-group control-money ${className}`}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem !== null || isRefused || undefined}
          aria-describedby={problem === null ? undefined : id}
          value={shown}
          onChange={({ target }) => setTyped({ text: target.value, over: saved })}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave();
          }}
        />
      </div>
      <FieldError id={id} message={problem} />
    </div>
  );
}

/** Formats how many people have a plan at which price: '38 people pay $5'. */
export const peopleText = (
  prices: readonly { amountCents: number; people: number }[],
  cents: number,
): string =>
  prices
    .map(({ amountCents, people }) => {
      const who = counted(people, 'person', 'people');
      if (amountCents === cents) return who;
      return `${who} ${people === 1 ? 'pays' : 'pay'} ${formatDollars(amountCents)}`;
    })
    .join(', ') || 'Nobody';
