import { ConfirmDialog } from '../../../platform/web/ui/confirm-dialog.tsx';
import { dealCalls } from './deal-calls.ts';
import { type DealDialogProps, useDeal } from './deal-context.ts';

const QUESTIONS = {
  release: {
    title: 'End the reservation?',
    text: 'Others can have it then. A meet-up you planned is off.',
    confirmLabel: 'End it',
    cancelLabel: 'Keep it',
  },
  undoSale: {
    title: 'Take the sale back?',
    text: 'The listing is for sale again, and neither of you can review the other for it.',
    confirmLabel: 'Take it back',
    cancelLabel: 'Keep it',
  },
  cancelMeetup: {
    title: 'Call the meet-up off?',
    text: 'The other one is told. Take it out of your calendar, too.',
    confirmLabel: 'Call it off',
    cancelLabel: 'Keep it',
  },
} as const;

/** Asks before what is agreed on ends. */
export function ConfirmStepDialog({ step, onClose }: DealDialogProps & { step: keyof typeof QUESTIONS }) {
  const { act, busy } = useDeal();
  return (
    <ConfirmDialog
      {...QUESTIONS[step]}
      open
      busy={busy === step}
      onCancel={onClose}
      onConfirm={() => void act(step, dealCalls[step]()).then(onClose)}
    />
  );
}
