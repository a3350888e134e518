import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { positionBelow } from './position-below.ts';

type PopoverProps = {
  /** The content of the button, and its accessible name. */
  button: ReactNode;
  buttonClass?: string;
  /** The edge of the button that the popover is aligned with. */
  align?: 'start' | 'end';
  /** For more than a few words, such as fields. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * A button that shows text and actions above the page. Uses the Popover API, so it works as soon as the page
 * is painted. Escape and a click elsewhere close it.
 */
export function Popover({ button, buttonClass, align = 'start', wide, children }: PopoverProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={trigger} className={buttonClass} popoverTarget={id}>
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className={clsx('menu menu-text', align === 'end' && 'menu-end', wide && 'menu-wide')}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') positionBelow(event.currentTarget, trigger.current, align);
        }}
      >
        {children}
      </div>
    </>
  );
}
