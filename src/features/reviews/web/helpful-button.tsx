import { useState } from 'react';
import { api } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import type { Helpful, Review } from '../contract/review.ts';
import { helpfulProblem } from './review-texts.ts';

/** Marks a review as helpful, or removes the mark. Shows the change right away and corrects it from the response. */
export function HelpfulButton({ review }: { review: Review }) {
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
