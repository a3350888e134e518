import { useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { useSavedText } from '../../../../platform/web/stored/use-saved-value.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { StarChoice } from '../../../../platform/web/ui/stars.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Review } from '../contract/review.ts';
import { REVIEW_LIMITS } from '../contract/review-limits.ts';
import { submitProblem } from './review-texts.ts';

const TIPS = [
  'Say how it went: the messages, the meet-up, the item.',
  "Be fair. Write what you'd say in person.",
  'Leave out addresses, phone numbers and other private details.',
];
/** Remaining characters at which the counter appears. */
const COUNTER_THRESHOLD = 200;

interface ReviewDialogProps {
  about: { person: string; itemTitle: string };
  /** The sale to review; absent when editing. */
  saleId?: string;
  /** The review to edit; absent for a new one. */
  written?: Review;
  onSaved: (review: Review) => void;
  onClose: () => void;
}

/** Form to review a sale. */
export default function ReviewDialog(props: ReviewDialogProps) {
  const { person, itemTitle } = props.about;
  return (
    <Dialog open onClose={props.onClose} title={`Review ${person}`} description={`About ${itemTitle}`}>
      <ReviewForm {...props} />
    </Dialog>
  );
}

function ReviewForm({ about, saleId, written, onSaved, onClose }: ReviewDialogProps) {
  const [rating, setRating] = useState<number>(written?.rating ?? REVIEW_LIMITS.defaultRating);
  const [text, setText] = useState(written?.text ?? '');
  const { account, guest } = useViewer();
  const clearSaved = useSavedText({
    name: `review:${account?.id ?? guest?.guestId}:${written?.id ?? saleId}`,
    value: text,
    restore: setText,
  });
  const { form, busy, errorOf } = useSubmission(save);
  const left = REVIEW_LIMITS.text - text.length;

  async function save(): Promise<ApiProblem | null> {
    const body = { rating, text };
    const outcome = await outcomeOf<Review>(
      written
        ? api.PUT('/api/reviews/{id}', { params: { path: { id: written.id } }, body })
        : api.POST('/api/reviews', { body: { ...body, saleId: saleId ?? '' } }),
    );
    if (!outcome.ok) return submitProblem(outcome.problem);
    const published = outcome.data.hiddenUntil === null;
    toast({
      tone: 'success',
      title: published ? 'Review published' : 'Review saved',
      text: published
        ? "You've both written, so both reviews are public now."
        : `It's published once ${about.person} reviews you too, or in ${REVIEW_LIMITS.answerDays} days.`,
    });
    clearSaved();
    onSaved(outcome.data);
    onClose();
    return null;
  }

  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <StarChoice name="rating" value={rating} onChange={setRating} />
      <TextAreaField
        label="Your review"
        name="text"
        rows={4}
        maxLength={REVIEW_LIMITS.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
        counter={left <= COUNTER_THRESHOLD ? `${left} left` : undefined}
        error={errorOf('text')}
      />
      <div className="grid gap-1.5 rounded-md bg-surface-2 px-4 py-3.5 text-sm text-ink-2">
        <h3 className="t-label font-sans tracking-normal text-ink">What helps others</h3>
        <ul className="grid list-disc gap-1 ps-4">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <div className="dialog-actions">
        <Button
          variant="line"
          onClick={() => {
            // The published review stays as it is.
            if (written) clearSaved();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Submitting...">
          {written ? 'Save review' : 'Submit review'}
        </Button>
      </div>
    </form>
  );
}
