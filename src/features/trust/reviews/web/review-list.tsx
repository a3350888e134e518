import { useEffect } from 'react';
import { api, type Outcome, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { ReviewPage, ReviewType } from '../contract/review.ts';
import { ReviewCard } from './review-card.tsx';
import { LOAD_FAILED } from './review-texts.ts';

/** Selects reviews about a member, or the viewer's own. */
export interface ReviewListQuery {
  side: 'received' | 'given';
  /** A member's id; absent for the viewer. */
  person?: string | undefined;
  /** Restricts them to people in this role. */
  type?: ReviewType | undefined;
}

interface ReviewListProps {
  query: ReviewListQuery;
  /** The first page; null if loading failed, undefined if it wasn't requested yet. */
  first: ReviewPage | null | undefined;
  empty: { title: string; text: string };
}

function askFor({ side, person, type }: ReviewListQuery, cursor?: string): Promise<Outcome<ReviewPage>> {
  return outcomeOf(
    side === 'given'
      ? api.GET('/api/reviews/given', { params: { query: { type, cursor } } })
      : api.GET('/api/reviews/received', { params: { query: { person, type, cursor } } }),
  );
}

/** A paged list of reviews. Loads the first page itself if it is not given. */
export function ReviewList({ query, first: initial, empty }: ReviewListProps) {
  const list = usePagedList(initial, {
    fetchPage: (cursor) => askFor(query, cursor),
    itemsOf: ({ reviews }) => reviews,
    onMoreFailed: () => toast({ tone: 'error', ...LOAD_FAILED }),
  });
  const { items: reviews, failed, loading, retry } = list;
  const hasFailed = failed && !loading;

  useEffect(() => {
    if (hasFailed) toast({ tone: 'error', ...LOAD_FAILED });
  }, [hasFailed]);

  if (failed) return <ErrorState panel {...LOAD_FAILED} busy={loading} onRetry={retry} />;
  if (reviews === null) return <ReviewSkeletons />;
  if (reviews.length === 0)
    return <EmptyState look="panel" icon={<Icon name="message-square-text" />} {...empty} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-8">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} side={query.side} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} size="lg" className="mt-8" />
    </>
  );
}

const LINES = ['92%', '78%', '85%'];

function ReviewSkeletons() {
  return (
    <div className="grid gap-8" aria-busy="true">
      <p className="sr-only" role="status">
        Loading reviews
      </p>
      {LINES.map((width) => (
        <div key={width} className="grid gap-2.5">
          <div className="flex items-center gap-3">
            <Skeleton width={44} height={44} radius={22} />
            <Skeleton width={160} height={18} />
          </div>
          <div className="sm:ms-14">
            <Skeleton width={width} height={76} radius={22} />
          </div>
        </div>
      ))}
    </div>
  );
}
