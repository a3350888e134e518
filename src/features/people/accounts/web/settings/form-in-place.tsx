import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { SettingsRow } from './settings-section.tsx';

type FormInPlaceProps = {
  /** Label of the button that the form replaces. */
  button: string;
  /** What the form changes, on one line with the button. */
  title?: ReactNode;
  open: boolean;
  onOpen: () => void;
  /** The form. */
  children: ReactNode;
};

/** Replaces a button with a form while it is open. Closing the form returns the focus to the button. */
export function FormInPlace({ button, title, open, onOpen, children }: FormInPlaceProps) {
  const opener = useOpenerFocus(open);

  if (open) return children;
  const opens = (
    <Button ref={opener} variant="line" onClick={onOpen}>
      {button}
    </Button>
  );
  return title === undefined ? opens : <SettingsRow title={title}>{opens}</SettingsRow>;
}

/** Returns the focus to the button that opened a form, once the form is closed. */
export function useOpenerFocus(open: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    // If another form was opened instead, the focus stays there.
    if (closed && document.activeElement === document.body) opener.current?.focus();
  }, [open]);
  return opener;
}

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
