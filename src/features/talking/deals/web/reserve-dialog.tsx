import { type FormEvent, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { dealCalls } from './deal-calls.ts';
import { type DealDialogProps, useDeal } from './deal-context.ts';
import { HOUR_MS } from '../../../../shared/time.ts';

const HOURS = [
  { value: '24', label: 'A day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '168', label: 'A week' },
] as const;

/** Asks until when to reserve the listing. */
export function ReserveDialog({ deal, onClose }: DealDialogProps) {
  const { open, takeStep, busy } = useDeal();
  const [hours, setHours] = useState<string>(String(DEAL_LIMITS.reserveHours));
  const [problem, setProblem] = useState<string | null>(null);
  const { name } = open.chat.participant;

  async function send(event: FormEvent) {
    event.preventDefault();
    const until = new Date(Date.now() + Number(hours) * HOUR_MS).toISOString();
    const refused = await takeStep('reserve', dealCalls.reserve(until));
    if (refused === null) onClose();
    else setProblem(refused.errors?.[0]?.message ?? null);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={deal.stage === 'reserved-here' ? 'Change the reservation' : `Reserve it for ${name}?`}
      description="Others see that it's reserved, but not who for. You can release it anytime."
    >
      <form className="grid gap-4.5" onSubmit={(event) => void send(event)}>
        <ChipRadioGroup
          legend="How long"
          name="reserve-hours"
          options={HOURS}
          value={hours}
          onChange={setHours}
          error={problem}
        />
        <div className="dialog-actions">
          <Button variant="line" onClick={onClose} disabled={busy === 'reserve'}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={busy === 'reserve'} busyLabel="Reserving...">
            {deal.stage === 'reserved-here' ? 'Save' : 'Reserve'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
