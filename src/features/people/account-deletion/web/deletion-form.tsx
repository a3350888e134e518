import type { ReactNode, RefObject } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type ApiAnswer, outcomeOf } from '../../../../platform/web/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useFocusOnArrival } from '../../../../platform/web/use-focus-on-arrival.ts';
import { useSubmission } from '../../../../platform/web/use-submission.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { endSessionHere } from '../../accounts/web/accounts.ts';
import type { DeletionPreview } from '../contract/account-deletion.ts';
import { OpenDeals } from './open-deals.tsx';

type DeletionFormProps = {
  label: string;
  idPrefix: string;
  preview: DeletionPreview;
  button: string;
  /** How to cancel the deletion, for the toast. */
  undo: string;
  send: (data: FormData) => Promise<ApiAnswer<{ deletesAt: string }>>;
  onDeleted?: () => void;
  onClose: () => void;
  /** Renders the field for the password or PIN; the ref receives the focus. */
  children: (
    errorOf: (field: string) => string | null | undefined,
    first: RefObject<HTMLInputElement | null>,
  ) => ReactNode;
};

/** Lists the open deals, asks for the password or PIN, and leaves private pages afterwards. */
export function DeletionForm({
  label,
  idPrefix,
  preview,
  button,
  undo,
  send,
  onDeleted,
  onClose,
  children,
}: DeletionFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const first = useFocusOnArrival<HTMLInputElement>();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const outcome = await outcomeOf(send(data));
    if (!outcome.ok) return outcome.problem;
    onDeleted?.();
    endSessionHere();
    const date = shortDate(outcome.data.deletesAt);
    toast({ tone: 'success', title: `You will be deleted on ${date}`, text: undo });
    await navigate('/', { replace: true });
    await revalidate();
    return null;
  });

  return (
    <form {...form} className="grid w-full gap-4" aria-label={label}>
      <OpenDeals deals={preview.deals} />
      <FormProblem problem={problem} attempt={attempt} idPrefix={idPrefix} />
      <div className="max-w-105">{children(errorOf, first)}</div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting...">
          {button}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
