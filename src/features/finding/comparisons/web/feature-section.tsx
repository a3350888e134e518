import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Switch } from '../../../../platform/web/ui/switch.tsx';
import { useMessageSeller } from '../../../items/listings/web/listings.ts';
import { SignInDialog } from '../../../people/accounts/web/accounts.ts';
import type { ComparableListing } from '../contract/comparable-listing.ts';
import type { FeatureValue } from '../contract/comparison.ts';
import { cellLook } from './cell-look.ts';
import type { Compared } from './compared.ts';
import { Cells, TableRow, TableSection, Warning } from './table-parts.tsx';
import { listOfFacts, type Unstated, unstatedOf } from './unstated.ts';

/** The id of the features section, for links to it. */
export const FEATURES_ID = 'features';

/** Shows the facts stated by at least one seller, then those that nobody states, and asks the sellers. */
export function FeatureSection({ compared: { items, features } }: { compared: Compared }) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const stated = features.filter(({ values }) => values.some((value) => value.stated));
  const rows = differencesOnly ? stated.filter(({ differs }) => differs) : stated;
  const unknown = features.filter((feature) => !stated.includes(feature));
  const unstated = unstatedOf(features, items);
  return (
    <TableSection
      id={FEATURES_ID}
      title="Feature Comparison"
      tool={
        stated.length > 0 && (
          <Switch
            label="Differences only"
            checked={differencesOnly}
            onChange={(event) => setDifferencesOnly(event.target.checked)}
          />
        )
      }
    >
      {rows.length === 0 && (
        <div role="row" className="border-t border-line py-4">
          <div role="cell" aria-colspan={items.length + 1} className="hint">
            {stated.length === 0
              ? 'The sellers wrote no facts that can be compared.'
              : 'All of it is the same.'}
          </div>
        </div>
      )}
      {rows.map(({ feature, label, values }) => (
        <TableRow key={feature} name={label}>
          <Cells items={items} values={values} render={(value) => <Fact value={value} />} />
        </TableRow>
      ))}
      {unknown.length > 0 && (
        <TableRow name={items.length > 2 ? 'Not stated by any seller' : 'Not stated by either seller'}>
          <div role="cell" aria-colspan={items.length} className="col-span-full text-md md:col-start-2">
            <Warning>
              <span className="text-ink-2">{listOfFacts(unknown)}</span>
            </Warning>
          </div>
        </TableRow>
      )}
      {unstated.some(({ message }) => message !== null) && (
        <TableRow name="Ask what's missing">
          <Cells
            items={items}
            values={unstated}
            render={(value, { listing }) => <Missing {...value} listing={listing} />}
          />
        </TableRow>
      )}
    </TableSection>
  );
}

function Missing({ item, facts, message, listing }: Unstated & { listing: ComparableListing | null }) {
  if (facts === '') return <span className="text-ink-2">Nothing</span>;
  if (listing === null || message === null) return null;
  return (
    <AskSeller
      listing={listing}
      question={message}
      label={`Ask seller of Item ${item} about ${facts.toLowerCase()}`}
    />
  );
}

function Fact({ value }: { value: FeatureValue }) {
  const { mark, text, markOnly } = cellLook(value);
  const words = <bdi title={value.source ?? undefined}>{value.best ? <b>{text}</b> : text}</bdi>;
  if (mark === 'warning')
    return <Warning>{value.stated ? words : <span className="text-ink-2">{text}</span>}</Warning>;
  if (mark === null) return <span>{words}</span>;
  return (
    <span className="flex items-start gap-1.5">
      <Icon name="check" className="mt-px size-4.5 flex-none stroke-[2.6] text-success" />
      <span className={markOnly ? 'sr-only' : 'min-w-0'}>{words}</span>
    </span>
  );
}

interface AskSellerProps {
  listing: ComparableListing;
  /** The message filled into the chat. The person sends it. */
  question: string;
  /** The accessible name of the button, which names the fact. */
  label: string;
}

function AskSeller({ listing, question, label }: AskSellerProps) {
  const { busy, ahead, beginWith, signIn } = useMessageSeller(listing);
  return (
    <>
      <Button
        variant="line"
        size="sm"
        className="px-3 max-md:min-h-11 max-md:px-2 pointer-coarse:min-h-11"
        busy={busy}
        aria-label={label}
        {...ahead}
        onClick={() => beginWith(question)}
      >
        Ask seller
      </Button>
      <SignInDialog {...signIn} />
    </>
  );
}

interface MessageSellerProps {
  listing: ComparableListing;
  item: number;
  /** Whether the item is the recommended one. */
  best: boolean;
}

export function MessageSeller({ listing, item, best }: MessageSellerProps) {
  const { busy, ahead, begin, signIn } = useMessageSeller(listing);
  return (
    <>
      <Button
        variant={best ? 'primary' : 'line'}
        block
        className="px-1.5"
        busy={busy}
        {...ahead}
        onClick={begin}
      >
        Message
        <span className="sr-only">
          {' '}
          {listing.seller.name} about Item {item}
        </span>
      </Button>
      <SignInDialog {...signIn} />
    </>
  );
}
