import type { ReactNode } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { SettingsRow } from './settings-row.tsx';
import { useOpenerFocus } from './use-opener-focus.ts';

type FormInPlaceProps = {
  /** The button that the form takes the place of. */
  button: string;
  /** What it changes, in a line with the button. */
  title?: ReactNode;
  open: boolean;
  onOpen: () => void;
  /** The form. */
  children: ReactNode;
};

/** A form that opens in the place of its button, which has the focus again after the form is closed. */
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
