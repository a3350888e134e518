import clsx from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';
import { nextInList } from './next-in-list.ts';
import { positionBelow } from './position-below.ts';

type MenuProps = {
  /** The content of the button, and its accessible name. */
  button: ReactNode;
  buttonClass?: string;
  /** The menu's accessible name. */
  label: string;
  buttonProps?: Omit<ComponentProps<'button'>, 'children' | 'className' | 'popoverTarget'>;
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  children: ReactNode;
};

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

/**
 * A button that opens a menu. Uses the Popover API, so it works as soon as the page is painted. Arrow keys,
 * Home, End and first letters move the focus. Escape and a click elsewhere close it.
 */
export function Menu({ button, buttonClass, label, buttonProps, align = 'start', children }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (opened) items()[0]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') {
      menu.current?.hidePopover();
      return;
    }
    const all = items();
    const next = nextInList(
      event.key,
      all.map((item) => item.textContent ?? ''),
      all.indexOf(document.activeElement as HTMLElement),
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <>
      <button
        {...buttonProps}
        type="button"
        ref={trigger}
        className={buttonClass}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || menu.current?.matches(':popover-open')) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {button}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={clsx('menu', align === 'end' && 'menu-end')}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') positionBelow(event.currentTarget, trigger.current, align);
        }}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if ((event.target as HTMLElement).closest(ITEMS)) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** A menu item that navigates. */
export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} role="menuitem" tabIndex={-1} className={clsx('menu-item', className)} />;
}

/** A menu item that runs an action. */
export function MenuButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" role="menuitem" tabIndex={-1} className={clsx('menu-item', className)} />
  );
}

/** A menu item with a check mark when selected. */
export function MenuChoice({
  checked,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'role' | 'className'> & { checked: boolean }) {
  return (
    <button
      {...rest}
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      className="menu-item"
    >
      {children}
      {checked && <Icon name="check" />}
    </button>
  );
}

/** A named group of items. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <div className="menu-head" aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}

export function MenuLine() {
  return <hr className="menu-line border-0" />;
}
