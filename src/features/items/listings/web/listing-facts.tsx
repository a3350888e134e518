import clsx from 'clsx';
import type { ReactNode } from 'react';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import type { Listing } from '../contract/listing.ts';
import { pickupText } from '../contract/pickup-hours.ts';

export function ListingFacts({ listing: { condition, category, pickupHours } }: { listing: Listing }) {
  return (
    <dl className="mt-5.5 grid grid-cols-2 gap-2.5">
      <Fact name="Condition">{conditionLabel(condition)}</Fact>
      <Fact name="Category">{categoryLabel(category)}</Fact>
      {pickupHours && (
        <Fact name="Pickup" wide>
          {pickupText(pickupHours)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('rounded-tile bg-surface-2 px-4 py-3', wide && 'col-span-full')}>
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-[650]">{children}</dd>
    </div>
  );
}
