import type { ReactNode } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';

type FormActionsProps = {
  save: string;
  busy: boolean;
  onCancel: () => void;
  /** Another action at the end of the line. */
  children?: ReactNode;
};

export function FormActions({ save, busy, onCancel, children }: FormActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </div>
  );
}
