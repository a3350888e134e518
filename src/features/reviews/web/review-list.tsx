import { MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api, outcomeOf, type Outcome } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../platform/web/ui/error-state.tsx';
import { Skeleton } from '../../../platform/web/ui/skeleton.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { ReviewPage, ReviewType } from '../contract/review.ts';
import { ReviewCard } from './review-card.tsx';
import { LOAD_FAILED } from './review-texts.ts';

/** Which reviews: those about a member, or the asker's own. */
export interface ReviewsAsked {
  side: 'received' | 'given';
  /** A member's id; none for the asker's own. */
  person?: string | undefined;
  /** Only those of people in this role. */
  type?: ReviewType | undefined;
}

interface ReviewListProps {
  asked: ReviewsAsked;
  /** The first page; null when it could not be loaded, undefined when nobody has asked for it yet. */
  first: ReviewPage | null | undefined;
  empty: { title: string; text: string };
}

function askFor({ side, person, type }: ReviewsAsked, cursor?: string): Promise<Outcome<ReviewPage>> {
  return outcomeOf(
    side === 'given'
      ? api.GET('/api/reviews/given', { params: { query: { type, cursor } } })
      : api.GET('/api/reviews/received', { params: { query: { person, type, cursor } } }),
  );
}

/** Reviews with the pages that follow; loads the first one itself where it is not there. */
export function ReviewList({ asked, first: given, empty }: ReviewListProps) {
  const { side, person, type } = asked;
  const [loading, setLoading] = useState(given === undefined);
  const [loaded, setLoaded] = useState<ReviewPage | null | undefined>(undefined);
  const [further, setFurther] = useState<ReviewPage | null>(null);
  const [busy, setBusy] = useState(false);
  const first = loaded ?? given ?? null;
  const missed = first === null && (given === null || loaded === null);
  const failed = missed && !loading;

  useEffect(() => {
    if (!loading) return;
    let left = false;
    void askFor({ side, person, type }).then((outcome) => {
      if (left) return;
      setLoaded(outcome.ok ? outcome.data : null);
      setLoading(false);
    });
    return () => {
      left = true;
    };
  }, [loading, side, person, type]);

  useEffect(() => {
    if (failed) toast({ tone: 'error', ...LOAD_FAILED });
  }, [failed]);

  if (missed) return <ErrorState panel {...LOAD_FAILED} busy={loading} onRetry={() => setLoading(true)} />;
  if (first === null) return <ReviewSkeletons />;

  const reviews = further ? [...first.reviews, ...further.reviews] : first.reviews;
  const { nextCursor } = further ?? first;

  async function loadMore() {
    setBusy(true);
    const outcome = await askFor(asked, nextCursor ?? undefined);
    setBusy(false);
    if (!outcome.ok) {
      toast({ tone: 'error', ...LOAD_FAILED });
      return;
    }
    const { reviews: more, nextCursor: next } = outcome.data;
    setFurther((before) => ({ reviews: [...(before?.reviews ?? []), ...more], nextCursor: next }));
  }

  if (reviews.length === 0) return <EmptyState look="panel" icon={<MessageSquareText />} {...empty} />;
  return (
    <>
      <ul className="review-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} side={asked.side} />
          </li>
        ))}
      </ul>
      {nextCursor !== null && (
        <div className="mt-8 grid justify-items-center">
          <Button variant="line" size="lg" busy={busy} busyLabel="Loading..." onClick={() => void loadMore()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

const LINES = ['92%', '78%', '85%'];

function ReviewSkeletons() {
  return (
    <div className="review-list" aria-busy="true">
      <p className="sr-only" role="status">
        Loading reviews
      </p>
      {LINES.map((width) => (
        <div key={width} className="review panel">
          <div className="review-head">
            <Skeleton width={44} height={44} radius={22} />
            <Skeleton width={160} height={18} />
          </div>
          <Skeleton width={width} />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}
