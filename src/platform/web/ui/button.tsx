import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    busy?: boolean;
    /** Shown while busy, beside the spinner, such as 'Creating...'. */
    busyLabel?: ReactNode;
  };

/**
 * Variants: zest for selling, primary for main actions, line for tools, soft for resets, quiet for leaving,
 * danger for destructive actions. A busy button keeps its width and focus, shows `busyLabel` and ignores
 * clicks.
 */
export function Button({
  variant,
  size,
  block,
  className,
  busy,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const canBeBusy = busy !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {canBeBusy ? (
        <span className="btn-labels">
          <span className={busy ? 'invisible' : undefined}>{children}</span>
          <span className={busy ? undefined : 'invisible'}>
            <span className="spinner" aria-hidden="true" />
            {busyLabel ?? children}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
