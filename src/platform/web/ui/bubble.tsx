import clsx from 'clsx';
import type { ReactNode } from 'react';

type BubbleGroupProps = {
  /** Said by who reads. */
  own: boolean;
  /** Who said it, for those who do not see the sides. */
  label: string;
  /** Below the last one: when it was said. */
  footer: ReactNode;
  /** A div for each message, with its bubbles. */
  children: ReactNode;
};

/** What one person said in a row. */
export function BubbleGroup({ own, label, footer, children }: BubbleGroupProps) {
  return (
    <div className={clsx('bubble-group', own && 'bubble-group-own')}>
      <span className="sr-only">{label}</span>
      {children}
      <p className="flex items-center gap-1.5 px-1.5 pt-0.5 text-2xs text-ink-3 tabular-nums">{footer}</p>
    </div>
  );
}

/** Looks: line for what nobody typed, waiting for what is sent later, failed for what was not sent. */
export function Bubble({ look, children }: { look?: 'line' | 'waiting' | 'failed'; children: ReactNode }) {
  return (
    <p className={clsx('bubble', look && `bubble-${look}`)} dir="auto">
      {children}
    </p>
  );
}

/** Somebody is writing. */
export function TypingBubble({ label }: { label: string }) {
  return (
    <p className="bubble bubble-typing">
      <span className="sr-only">{label}</span>
      <i />
      <i />
      <i />
    </p>
  );
}
