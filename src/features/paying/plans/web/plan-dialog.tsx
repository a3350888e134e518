import { type ReactNode, useId } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';

interface PlanDialogProps {
  title: string;
  /** The consequences, as `Fact`s. */
  facts: ReactNode;
  /** Label of the button that changes nothing. */
  cancelLabel: string;
  confirmLabel: string;
  busyLabel: string;
  /** Whether the plan ends. */
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Explains a change of the plan and asks for confirmation. The initial focus is on the button that changes
 * nothing.
 */
export function PlanDialog({
  title,
  facts,
  cancelLabel,
  danger,
  busy,
  onClose,
  ...confirm
}: PlanDialogProps) {
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog open bottom onClose={close} title={title} describedBy={id}>
      <ul id={id} className="grid gap-3">
        {facts}
      </ul>
      <div className="dialog-actions">
        <Button variant="line" onClick={close} disabled={busy} data-autofocus>
          {cancelLabel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          busyLabel={confirm.busyLabel}
          onClick={confirm.onConfirm}
        >
          {confirm.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

export const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon name={icon} className="icon mt-0.5 text-ink-2" />
    <span className="[&_b]:whitespace-nowrap">{children}</span>
  </li>
);
