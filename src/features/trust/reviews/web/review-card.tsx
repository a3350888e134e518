import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Stars } from '../../../../platform/web/ui/stars.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../shared/dates.ts';
import type { PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { SafetyMenu } from '../../reports/web/reports.ts';
import type { Helpful, Review } from '../contract/review.ts';
import { helpfulProblem } from './review-texts.ts';

// Loaded only for the two people the review is about: nobody else downloads the forms.
const ReviewDialog = lazy(() => import('./review-dialog.tsx'));
const ReplyDialog = lazy(() => import('./reply-dialog.tsx'));

interface ReviewCardProps {
  review: Review;
  /** The list it is in: received reviews show their author, given ones the person reviewed. */
  side: 'received' | 'given';
  heading?: 'h2' | 'h3';
}

export function ReviewCard({ review: loaded, side, heading }: ReviewCardProps) {
  /** The review after a reply or change on this page. */
  const [changed, setChanged] = useState<Review | null>(null);
  const review = changed ?? loaded;
  const { reviewer, reviewee, type, itemTitle, createdAt, reply, hiddenUntil, can } = review;
  const person = side === 'received' ? reviewer : reviewee;
  const bought = (side === 'received') === (type === 'seller');
  return (
    <article className="wrap-anywhere">
      <ReviewHead
        person={person}
        title={<PersonName person={person} />}
        heading={heading}
        deal={
          <>
            {bought ? 'Bought ' : 'Sold '}
            <bdi>{itemTitle}</bdi>
          </>
        }
        date={createdAt}
      >
        <Stars value={review.rating} />
      </ReviewHead>
      {/* What they said, from the face beside it. */}
      <div className="mt-2.5 grid grid-cols-1 gap-2 sm:ms-14">
        <blockquote
          className="justify-self-start rounded-bubble rounded-ss-xs bg-surface-2 px-4.5 py-3.5 text-lg leading-[1.45] whitespace-pre-line"
          dir="auto"
        >
          {review.text}
        </blockquote>
        {reply && (
          <div className="ms-8 grid max-w-full gap-0.5 justify-self-end rounded-bubble rounded-se-xs px-4.5 py-3 inset-ring-[1.5px] inset-ring-line sm:ms-14">
            <p className="t-label">
              Reply from <bdi>{reviewee.name}</bdi>
            </p>
            <p className="whitespace-pre-line" dir="auto">
              {reply.text}
            </p>
          </div>
        )}
        {hiddenUntil !== null && (
          <p className="flex gap-2 text-sm text-ink-2">
            <Icon name="clock" className="icon-sm mt-0.5" />
            <span>
              Only you can see it until <bdi>{reviewee.name}</bdi> reviews you too, or until{' '}
              {shortDate(hiddenUntil)}.
            </span>
          </p>
        )}
        <div className="-mx-2.5 -my-1 flex flex-wrap gap-2 empty:hidden">
          {can.markHelpful && <HelpfulButton key={review.id} review={review} />}
          {can.reply && <ReplyButton review={review} onSaved={setChanged} />}
          {can.edit && <EditButton review={review} onSaved={setChanged} />}
          {can.markHelpful && (
            <SafetyMenu
              target={{ kind: 'review', id: review.id }}
              person={
                reviewer.kind === 'member'
                  ? { name: reviewer.name, subject: 'profile', id: reviewer.id }
                  : null
              }
              className="ms-auto"
            />
          )}
        </div>
      </div>
    </article>
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

/** Marks a review as helpful, or removes the mark. Shows the change right away and corrects it from the response. */
function HelpfulButton({ review }: { review: Review }) {
  const [state, setState] = useState<Helpful>({ helpful: review.helpful, helpfulCount: review.helpfulCount });
  const { busy, run } = useApiAction();
  const { helpful, helpfulCount } = state;

  function toggle() {
    if (busy) return;
    const before = state;
    setState({ helpful: !helpful, helpfulCount: helpfulCount + (helpful ? -1 : 1) });
    const params = { params: { path: { id: review.id } } };
    void run<Helpful>(
      () =>
        helpful
          ? api.DELETE('/api/reviews/{id}/helpful', params)
          : api.PUT('/api/reviews/{id}/helpful', params),
      {
        done: setState,
        failed(problem) {
          setState(before);
          toast({ tone: 'error', ...helpfulProblem(problem) });
        },
      },
    );
  }

  return (
    <Button variant={helpful ? 'soft' : 'quiet'} size="sm" aria-pressed={helpful} onClick={toggle}>
      <Icon name="thumbs-up" className={helpful ? 'fill-current' : undefined} />
      Helpful
      {helpfulCount > 0 && <span className="num">{`(${helpfulCount})`}</span>}
    </Button>
  );
}

interface ReviewHeadProps {
  person: PersonSummary;
  title: ReactNode;
  heading?: 'h2' | 'h3';
  /** What was bought or sold. */
  deal: ReactNode;
  date: string;
  children?: ReactNode;
}

/** The author or subject of a review, and its deal. */
export function ReviewHead({
  person,
  title,
  heading: Heading = 'h3',
  deal,
  date,
  children,
}: ReviewHeadProps) {
  return (
    <div className="flex items-start gap-3">
      <Avatar name={person.name} url={person.kind === 'member' ? person.avatarUrl : null} size={44} />
      <div className="min-w-0 flex-1">
        <Heading dir="auto" className="font-sans text-md leading-[1.4] font-[650] tracking-normal">
          {title}
        </Heading>
        <p className="flex flex-wrap gap-x-2.5 text-xs leading-[1.4] text-ink-2">
          <span>{deal}</span>
          <time className="whitespace-nowrap text-ink-3" dateTime={date}>
            {shortDate(date)}
          </time>
        </p>
      </div>
      {children}
    </div>
  );
}

export function PersonName({ person }: { person: PersonSummary }) {
  if (person.kind !== 'member') return <bdi>{person.name}</bdi>;
  return (
    <Link to={`/profile/${person.id}`} className="py-3 underline-offset-4 hover:underline">
      <bdi>{person.name}</bdi>
    </Link>
  );
}
