import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { shortDate } from '../../../shared/dates.ts';
import { SafetyMenu } from '../../reports/web/reports.ts';
import type { Review, ReviewPerson } from '../contract/review.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { Stars } from './stars.tsx';
import './reviews.css';

// Loaded only for the two people the review is about: nobody else downloads the forms.
const ReviewDialog = lazy(() => import('./review-dialog.tsx'));
const ReplyDialog = lazy(() => import('./reply-dialog.tsx'));

interface ReviewCardProps {
  review: Review;
  /** The list it is in: received reviews show their author, given ones the person reviewed. */
  side: 'received' | 'given';
  heading?: 'h2' | 'h3';
}

export function ReviewCard({ review: loaded, side, heading: Heading = 'h3' }: ReviewCardProps) {
  /** The review after a reply or change on this page. */
  const [changed, setChanged] = useState<Review | null>(null);
  const review = changed ?? loaded;
  const { reviewer, reviewee, type, itemTitle, createdAt, reply, hiddenUntil, can } = review;
  const person = side === 'received' ? reviewer : reviewee;
  const bought = (side === 'received') === (type === 'seller');
  return (
    <article className="review panel">
      <div className="review-head">
        <Avatar name={person.name} url={person.kind === 'member' ? person.avatarUrl : null} size={44} />
        <div className="min-w-0 flex-1">
          <Heading>
            <PersonName person={person} />
          </Heading>
          <p className="review-deal">
            <span>{`${bought ? 'Bought' : 'Sold'} ${itemTitle}`}</span>
            <time dateTime={createdAt}>{shortDate(createdAt)}</time>
          </p>
        </div>
        <Stars value={review.rating} />
      </div>
      <p className="review-text">{review.text}</p>
      {reply && (
        <div className="review-reply">
          <p className="t-label">{`Reply from ${reviewee.name}`}</p>
          <p className="review-text">{reply.text}</p>
        </div>
      )}
      {hiddenUntil !== null && (
        <p className="flex gap-2 text-sm text-ink-2">
          <Icon name="clock" className="icon-sm mt-0.5" />
          {`Only you see it until ${reviewee.name} has written too, or until ${shortDate(hiddenUntil)}.`}
        </p>
      )}
      <div className="review-actions">
        {can.markHelpful && <HelpfulButton key={review.id} review={review} />}
        {can.reply && <ReplyButton review={review} onSaved={setChanged} />}
        {can.edit && <EditButton review={review} onSaved={setChanged} />}
        {can.markHelpful && (
          <SafetyMenu
            target={{ kind: 'review', id: review.id }}
            person={
              reviewer.kind === 'member' ? { name: reviewer.name, behind: 'profile', id: reviewer.id } : null
            }
            className="ml-auto"
          />
        )}
      </div>
    </article>
  );
}

export function PersonName({ person }: { person: ReviewPerson }) {
  if (person.kind !== 'member') return person.name;
  return (
    <Link to={`/profile/${person.id}`} className="underline-offset-4 hover:underline">
      {person.name}
    </Link>
  );
}

interface ActionProps {
  review: Review;
  onSaved: (review: Review) => void;
}

function ReplyButton({ review, onSaved }: ActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Icon name="message-square-reply" />
        Reply
      </Button>
      <Suspense fallback={null}>
        {open && <ReplyDialog review={review} onSaved={onSaved} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

function EditButton({ review, onSaved }: ActionProps) {
  const [open, setOpen] = useState(false);
  const about = { person: review.reviewee.name, itemTitle: review.itemTitle };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Icon name="pencil" />
        Change
      </Button>
      <Suspense fallback={null}>
        {open && (
          <ReviewDialog about={about} written={review} onSaved={onSaved} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
