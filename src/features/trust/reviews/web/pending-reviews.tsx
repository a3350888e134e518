import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import type { PendingReview } from '../contract/review.ts';
import { PersonName, ReviewHead } from './review-card.tsx';

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

interface PendingReviewsProps {
  pending: readonly PendingReview[];
  onWritten: () => void;
}

/** The sales a person can still review. */
export function PendingReviews({ pending, onWritten }: PendingReviewsProps) {
  const [open, setOpen] = useState<PendingReview | null>(null);
  return (
    <section aria-labelledby="pending-reviews" className="grid grid-cols-1 gap-4">
      <h2 id="pending-reviews" className="t-panel">
        Pending reviews
      </h2>
      {pending.length === 0 ? (
        <p className="text-ink-2">Nothing to review. After each deal, you can review each other here.</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line rounded-xl bg-surface-2 px-5 md:px-6">
          {pending.map((sale, index) => (
            <li
              key={sale.saleId}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3.5 py-5 wrap-anywhere max-md:[&>:first-child]:col-span-2 md:gap-x-5 md:gap-y-1.5"
            >
              <PendingCard sale={sale} isFirst={index === 0} onWrite={() => setOpen(sale)} />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {open && (
          <ReviewDialog
            about={{ person: open.counterparty.name, itemTitle: open.listing.title }}
            saleId={open.saleId}
            onSaved={onWritten}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface PendingCardProps {
  sale: PendingReview;
  /** A list has one button that stands out. */
  isFirst: boolean;
  onWrite: () => void;
}

function PendingCard({ sale, isFirst, onWrite }: PendingCardProps) {
  const { counterparty: person, listing, type, completedAt, until, otherHasWritten } = sale;
  return (
    <>
      <ReviewHead
        person={person}
        title={listing.title}
        deal={
          <>
            {type === 'seller' ? 'Bought from ' : 'Sold to '}
            <PersonName person={person} />
          </>
        }
        date={completedAt}
      />
      <p className="text-sm text-ink-2 md:row-start-2 md:ps-14">
        {otherHasWritten ? (
          <>
            <bdi>{person.name}</bdi> reviewed you. Write yours by {shortDate(until)} and you'll both see them.
          </>
        ) : (
          `Write your review by ${shortDate(until)}.`
        )}
      </p>
      <Button
        variant={isFirst ? 'primary' : 'line'}
        className="md:col-start-2 md:row-span-2 md:row-start-1"
        onClick={onWrite}
        aria-label={`Write a review of ${person.name} for ${listing.title}`}
      >
        <Icon name="pen-line" />
        Write a review
      </Button>
    </>
  );
}
