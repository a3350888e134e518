import { ConfirmDialog } from '../../../platform/web/ui/confirm-dialog.tsx';
import { dealCalls } from './deal-calls.ts';
import { type DealDialogProps, useDeal } from './deal-context.ts';

const QUESTIONS = {
  release: {
    title: 'End the reservation?',
    text: 'Others can buy it then, and any planned meet-up is canceled.',
    confirmLabel: 'End it',
    cancelLabel: 'Keep it',
  },
  undoSale: {
    title: 'Undo the sale?',
    text: "The listing goes back on sale. A review that one of you wrote is deleted, and you can't review this sale any more.",
    confirmLabel: 'Undo sale',
    cancelLabel: 'Keep it',
  },
  cancelMeetup: {
    title: 'Cancel the meet-up?',
    text: "We'll tell the other person. Remove it from your calendar, too.",
    confirmLabel: 'Cancel meet-up',
    cancelLabel: 'Keep it',
  },
} as const;

/** Asks for confirmation before a step that ends an agreement. */
export function ConfirmStepDialog({ step, onClose }: DealDialogProps & { step: keyof typeof QUESTIONS }) {
  const { takeStep, busy } = useDeal();
  return (
    <ConfirmDialog
      {...QUESTIONS[step]}
      open
      busy={busy === step}
      onCancel={onClose}
      onConfirm={() => void takeStep(step, dealCalls[step]()).then(onClose)}
    />
  );
}
