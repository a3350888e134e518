import { type ReactNode, type RefObject, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type ApiAnswer, api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../platform/web/focus/use-focus-on-arrival.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { DELETED_NAME } from '../../../../shared/person-name.ts';
import {
  endSessionHere,
  type OpenForm,
  SettingsSection,
  useOpenerFocus,
} from '../../accounts/web/accounts.ts';
import type { DeletionPreview } from '../contract/account-deletion.ts';
import { DELETION_LIMITS } from '../contract/deletion-limits.ts';

type DeletionSectionProps = {
  title: string;
  /** What happens immediately. */
  atOnce: string;
  /** How it is canceled. */
  undo: string;
  form: OpenForm;
  /** Renders the form, which replaces its button. */
  children: (preview: DeletionPreview) => ReactNode;
};

/**
 * Explains what happens immediately, for 14 days and afterwards. Loads what is open before the form opens.
 */
export function DeletionSection({ title, atOnce, undo, form, children }: DeletionSectionProps) {
  const opener = useOpenerFocus(form.open);
  const [preview, setPreview] = useState<DeletionPreview | null>(null);
  const { busy, run } = useApiAction();
  const open = () =>
    run(() => api.GET('/api/account-deletion'), {
      done(answer) {
        setPreview(answer);
        form.onOpen();
      },
      errorTitle: 'Error checking your deals',
    });

  return (
    <SettingsSection
      id="delete"
      title={title}
      hint={`You have ${DELETION_LIMITS.undoDays} days to change your mind.`}
    >
      <dl className="grid w-full gap-x-4 gap-y-2.5 text-md sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        <Stage when="Right away">{atOnce}</Stage>
        <Stage when={`For ${DELETION_LIMITS.undoDays} days`}>{undo}</Stage>
        <Stage when="After that">
          It's final. Others keep their chats and deals with “Deleted user”. Reviews stay without your name.
        </Stage>
      </dl>
      {form.open && preview !== null ? (
        children(preview)
      ) : (
        <Button ref={opener} variant="danger" busy={busy} busyLabel="Checking..." onClick={() => void open()}>
          {title}
        </Button>
      )}
    </SettingsSection>
  );
}

function Stage({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="t-label">{when}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

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

/** Lists the open deals, says that a plan stops renewing, asks for the password or PIN, and leaves private pages afterwards. */
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
      {preview.hasRenewingPlan && (
        <p className="text-md">Your plan stops renewing. If you return, you can keep it in My plan.</p>
      )}
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

type Deal = DeletionPreview['deals'][number];

/** Maximum number of deals listed. */
const MAX_SHOWN = 5;

/** Lists the deals that end with the account. Their other participants are told. */
function OpenDeals({ deals }: { deals: readonly Deal[] }) {
  if (deals.length === 0) return null;
  const more = deals.length - MAX_SHOWN;
  return (
    <div className="flex gap-3 rounded-lg bg-warn-soft px-4 py-3.5 text-md" role="note">
      <Icon name="circle-exclamation-point" className="icon mt-0.5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p>
          <strong>
            {deals.length === 1 ? 'You have 1 open deal.' : `You have ${deals.length} open deals.`}
          </strong>{' '}
          {deals.length === 1
            ? "It ends now, and we'll tell the other person."
            : "They end now, and we'll tell the others."}
        </p>
        <ul className="mt-1">
          {deals.slice(0, MAX_SHOWN).map((deal) => (
            <li key={deal.conversationId} className="wrap-anywhere" dir="auto">
              {textOfDeal(deal)}
            </li>
          ))}
          {more > 0 && <li>And {more} more.</li>}
        </ul>
      </div>
    </div>
  );
}

function textOfDeal({ title, name, role, state }: Deal): string {
  const other = name ?? DELETED_NAME;
  if (state === 'meetup') return `${title}: you meet ${other}.`;
  if (state === 'offer') return `${title}: an offer between you and ${other}.`;
  return role === 'seller' ? `${title}: reserved for ${other}.` : `${title}: ${other} reserved it for you.`;
}
