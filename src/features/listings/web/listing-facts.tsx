import type { ReactNode } from 'react';
import type { Listing } from '../contract/listing.ts';
import { categoryLabel, conditionLabel } from '../contract/taxonomy.ts';

export function ListingFacts({ listing: { condition, category } }: { listing: Listing }) {
  return (
    <dl className="mt-5.5 grid grid-cols-2 gap-2.5">
      <Fact name="Condition">{conditionLabel(condition)}</Fact>
      <Fact name="Category">{categoryLabel(category)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-tile bg-surface-2 px-4 py-3">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-[650]">{children}</dd>
    </div>
  );
}
