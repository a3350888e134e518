import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { Helpful, Review } from '../contract/review.ts';
import { helpfulProblem } from './review-texts.ts';

/** Says that a review was of use, or takes that back; shown at once, and put right by the answer. */
export function HelpfulButton({ review }: { review: Review }) {
  const [state, setState] = useState<Helpful>({ helpful: review.helpful, helpfulCount: review.helpfulCount });
  const [busy, setBusy] = useState(false);
  const { helpful, helpfulCount } = state;

  async function toggle() {
    if (busy) return;
    const before = state;
    setBusy(true);
    setState({ helpful: !helpful, helpfulCount: helpfulCount + (helpful ? -1 : 1) });
    const params = { params: { path: { id: review.id } } };
    const outcome = await outcomeOf<Helpful>(
      helpful
        ? api.DELETE('/api/reviews/{id}/helpful', params)
        : api.PUT('/api/reviews/{id}/helpful', params),
    );
    setBusy(false);
    setState(outcome.ok ? outcome.data : before);
    if (!outcome.ok) toast({ tone: 'error', ...helpfulProblem(outcome.problem) });
  }

  return (
    <Button
      variant={helpful ? 'soft' : 'quiet'}
      size="sm"
      aria-pressed={helpful}
      onClick={() => void toggle()}
    >
      <ThumbsUp aria-hidden="true" fill={helpful ? 'currentColor' : 'none'} />
      Helpful
      {helpfulCount > 0 && <span className="num">{`(${helpfulCount})`}</span>}
    </Button>
  );
}
