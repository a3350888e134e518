import { lazy, Suspense, useState } from 'react';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { shortDate } from '../../../shared/dates.ts';
import type { PendingReview } from '../contract/review.ts';
import { PersonName } from './review-card.tsx';
import './reviews.css';

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

interface PendingReviewsProps {
  pending: readonly PendingReview[];
  onWritten: () => void;
}

/** The sales a person can still review. */
export function PendingReviews({ pending, onWritten }: PendingReviewsProps) {
  const [open, setOpen] = useState<PendingReview | null>(null);
  return (
    <section aria-labelledby="pending-reviews" className="grid gap-4">
      <h2 id="pending-reviews" className="t-panel">
        Pending reviews
      </h2>
      {pending.length === 0 ? (
        <p className="text-ink-2">Nothing waits for you. After each deal, both of you are asked here.</p>
      ) : (
        <ul className="pending-reviews">
          {pending.map((sale) => (
            <li key={sale.saleId} className="panel">
              <PendingCard sale={sale} onWrite={() => setOpen(sale)} />
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

function PendingCard({ sale, onWrite }: { sale: PendingReview; onWrite: () => void }) {
  const { counterparty: person, listing, type, completedAt, until, otherHasWritten } = sale;
  return (
    <>
      <div className="review-head">
        <Avatar name={person.name} url={person.kind === 'member' ? person.avatarUrl : null} size={44} />
        <div className="min-w-0 flex-1">
          <h3>{listing.title}</h3>
          <p className="review-deal">
            <span>
              {type === 'seller' ? 'Bought from ' : 'Sold to '}
              <PersonName person={person} />
            </span>
            <time dateTime={completedAt}>{shortDate(completedAt)}</time>
          </p>
        </div>
      </div>
      <p className="text-sm text-ink-2">
        {otherHasWritten
          ? `${person.name} has written about you. Write too, by ${shortDate(until)}, and you both can read it.`
          : `You can write until ${shortDate(until)}.`}
      </p>
      <Button
        variant="primary"
        onClick={onWrite}
        aria-label={`Write a review of ${person.name} for ${listing.title}`}
      >
        <Icon name="pen-line" />
        Write a review
      </Button>
    </>
  );
}
