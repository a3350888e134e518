import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { ChipRadioGroup } from '../../../../../platform/web/ui/chip-radio-group.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { MoneyField } from '../../../../../platform/web/ui/money-field.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import { dollarsForInput, formatDollars, parsePrice } from '../../../../../shared/money.ts';
import { creditsPaidFor } from '../../../../paying/credits/contract/packs.ts';
import { DialogActions } from '../../../operators/web/operators.ts';
import { MAX_REASON_LENGTH } from '../../contract/person-limits.ts';
import type { RefundablePayment } from '../../contract/refund.ts';
import type { FoundPayment } from '../../contract/search.ts';

const OTHER = 'other';
const REASONS = ['Bought by mistake', 'Charged twice', "Didn't work", 'Goodwill'];
const REASON_OPTIONS = [
  ...REASONS.map((reason) => ({ value: reason, label: reason })),
  { value: OTHER, label: 'Something else' },
];

interface RefundDialogProps {
  payment: FoundPayment;
  open: boolean;
  onClose: () => void;
}

/** Refunds a payment in full or in part, and says before what it changes. */
export function RefundDialog({ payment, open, onClose }: RefundDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Refund ${payment.title}`} bottom>
      <LoadedForm id={payment.id} onClose={onClose} />
    </Dialog>
  );
}

/** Reads the payment when the dialog opens, because others may have refunded it since the page was loaded. */
function LoadedForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [payment, setPayment] = useState<RefundablePayment | ApiProblem | null>(null);
  useEffect(() => {
    let isWanted = true;
    void outcomeOf(api.GET('/api/desk/payments/{id}', { params: { path: { id } } })).then((outcome) => {
      if (isWanted) setPayment(outcome.ok ? outcome.data : outcome.problem);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (payment === null) return <p role="status">Loading the payment…</p>;
  if (!('amountCents' in payment))
    return (
      <Notice tone="danger" icon="circle-exclamation-point">
        {payment.detail}
      </Notice>
    );
  return <RefundForm payment={payment} onClose={onClose} />;
}

function RefundForm({ payment, onClose }: { payment: RefundablePayment; onClose: () => void }) {
  const { id: paymentId, amountCents: paidCents, refundedCents, plan } = payment;
  const leftCents = paidCents - refundedCents;
  const { revalidate } = useRevalidator();
  const [id] = useState(newId);
  const [typed, setTyped] = useState(dollarsForInput(leftCents));
  const [reason, setReason] = useState<string>(REASON_OPTIONS[0]?.value ?? OTHER);
  const parsed = parsePrice(typed);
  const amountCents = 'cents' in parsed ? parsed.cents : null;
  const isFull = amountCents !== null && amountCents >= leftCents;
  const [chosen, setChosen] = useState<'ends' | 'continues' | null>(null);
  const planOutcome = chosen ?? (isFull ? 'ends' : 'continues');
  const { form, busy, errorOf } = useSubmission(async (data) => {
    const outcome = await outcomeOf(
      api.POST('/api/desk/payments/{id}/refunds', {
        params: { path: { id: paymentId } },
        body: {
          id,
          // What is not an amount is refused like 0.
          amountCents: amountCents ?? 0,
          refundedCents,
          reason: reason === OTHER ? textOf(data, 'reason') : reason,
          endsPlan: plan === null ? null : planOutcome === 'ends',
        },
      }),
    );
    if (!outcome.ok) return outcome.problem;
    toast(
      outcome.data.state === 'done'
        ? { tone: 'success', title: `${formatDollars(amountCents ?? 0)} refunded` }
        : {
            tone: 'info',
            title: 'Refund on its way',
            text: "The payment provider isn't answering. We'll keep trying, and refund it only once.",
          },
    );
    onClose();
    await revalidate();
    return null;
  });
  return (
    <form {...form} className="grid gap-4.5">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label="Amount"
          name="amountCents"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          counter={`up to ${formatDollars(leftCents)}`}
          error={errorOf('amountCents')}
        />
        <SelectField
          label="Reason"
          name="reasonKind"
          options={REASON_OPTIONS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {reason === OTHER && (
        <TextField
          label="Why?"
          name="reason"
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
          hint="It's in the audit log, and in the data this person can export."
          error={errorOf('reason')}
        />
      )}
      {plan !== null && (
        <ChipRadioGroup
          legend={plan.name}
          name="plan"
          options={[
            { value: 'ends', label: 'Ends now' },
            { value: 'continues', label: 'Continues' },
          ]}
          value={planOutcome}
          onChange={setChosen}
        />
      )}
      <Effects payment={payment} amountCents={amountCents ?? 0} endsPlan={planOutcome === 'ends'} />
      <Earlier refunds={payment.refunds} />
      <DialogActions
        label={amountCents ? `Refund ${formatDollars(amountCents)}` : 'Refund'}
        busy={busy}
        onClose={onClose}
      />
    </form>
  );
}

interface EffectsProps {
  payment: RefundablePayment;
  amountCents: number;
  endsPlan: boolean;
}

/** What the refund changes. */
function Effects({ payment, amountCents, endsPlan }: EffectsProps) {
  const { plan, pack, isTest, amountCents: paidCents, refundedCents } = payment;
  const effects: { icon: IconName; text: string }[] = [];
  if (plan !== null) effects.push({ icon: 'calendar-x', text: planEffect(plan, endsPlan) });
  if (pack !== null) {
    const paidFor = creditsPaidFor(pack.credits, paidCents, refundedCents + amountCents);
    effects.push({ icon: 'coins', text: creditEffect(Math.max(0, pack.added - paidFor), pack.unused) });
  }
  effects.push({
    icon: 'credit-card',
    text: isTest ? 'A test payment: no money moves' : 'Back on the card in 5 to 10 days',
  });
  return (
    <ul className="grid gap-2 text-md text-ink-2" aria-live="polite">
      {effects.map(({ icon, text }) => (
        <li key={icon} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
          <Icon name={icon} className="icon-sm mt-0.5" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function planEffect({ name, paidUntil }: NonNullable<RefundablePayment['plan']>, ends: boolean): string {
  if (ends) return `${name} ends today, with its unused monthly credits, and isn't charged again`;
  return paidUntil === null
    ? `${name} stays`
    : `${name} continues, with the next payment on ${shortDate(paidUntil)}`;
}

/** Credits that were used stay used: a balance never goes below zero. */
function creditEffect(unpaid: number, unused: number): string {
  const removed = Math.min(unpaid, unused);
  const credits = counted(removed, 'unused credit is', 'unused credits are');
  const used = unpaid - removed;
  if (used === 0) return `${credits} removed`;
  return `${credits} removed. ${used} more ${used === 1 ? 'was' : 'were'} used already and can't be`;
}

const STATE_WORDS = { pending: ', on its way', done: '', refused: ', refused' } as const;

function Earlier({ refunds }: Pick<RefundablePayment, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="earlier-refunds">
      <h3 id="earlier-refunds" className="text-sm font-semibold">
        Earlier refunds
      </h3>
      <ul className="divide-y divide-line text-sm text-ink-2">
        {refunds.map(({ id, amountCents, reason, by, state, at }) => (
          <li key={id} className="py-1.5 wrap-anywhere">
            {formatDollars(amountCents)} on {shortDate(at)}
            {by !== null && (
              <>
                {' by '}
                <bdi>{by}</bdi>
              </>
            )}
            {STATE_WORDS[state]}: <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
