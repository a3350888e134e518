import { useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { useSavedText } from '../../../../platform/web/stored/use-saved-value.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Review } from '../contract/review.ts';
import { REVIEW_LIMITS } from '../contract/review-limits.ts';

interface ReplyDialogProps {
  review: Review;
  onSaved: (review: Review) => void;
  onClose: () => void;
}

/** Form to reply to a review, once. */
export default function ReplyDialog(props: ReplyDialogProps) {
  const { review, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Reply to ${review.reviewer.name}`}
      description="Everyone can read it below the review. You can reply once."
    >
      <ReplyForm {...props} />
    </Dialog>
  );
}

function ReplyForm({ review, onSaved, onClose }: ReplyDialogProps) {
  const [text, setText] = useState('');
  const { account, guest } = useViewer();
  const clearSaved = useSavedText({
    name: `review-reply:${account?.id ?? guest?.guestId}:${review.id}`,
    value: text,
    restore: setText,
  });
  const { form, busy, errorOf } = useSubmission(save);

  async function save(): Promise<ApiProblem | null> {
    const outcome = await outcomeOf(
      api.POST('/api/reviews/{id}/reply', { params: { path: { id: review.id } }, body: { text } }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Reply sent', text: 'Everyone can read it below the review.' });
    clearSaved();
    onSaved(outcome.data);
    onClose();
    return null;
  }

  return (
    <form {...form} className="grid gap-5">
      <blockquote
        dir="auto"
        className="rounded-md rounded-ss-xs bg-surface-2 px-4 py-3.5 whitespace-pre-line"
      >
        {review.text}
      </blockquote>
      <TextAreaField
        label="Your reply"
        name="text"
        rows={4}
        maxLength={REVIEW_LIMITS.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={errorOf('text')}
      />
      <div className="dialog-actions">
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
          Send reply
        </Button>
      </div>
    </form>
  );
}
