import type { ReactNode } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { SettingsRow } from './settings-row.tsx';
import { useOpenerFocus } from './use-opener-focus.ts';

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
