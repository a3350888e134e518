import clsx from 'clsx';
import type { ReactNode } from 'react';

type BubbleGroupProps = {
  /** Written by the viewer. */
  isOwn: boolean;
  /** The sender, for screen readers. */
  label: string;
  /** Below the last bubble: the time. */
  footer: ReactNode;
  /** A div per message, with its bubbles. */
  children: ReactNode;
};

/** Groups consecutive messages of one person. */
export function BubbleGroup({ isOwn, label, footer, children }: BubbleGroupProps) {
  return (
    <div className={clsx('bubble-group', isOwn && 'bubble-group-own')}>
      <span className="sr-only">{label}</span>
      {children}
      <p className="flex items-center gap-1.5 px-1.5 pt-0.5 text-2xs text-ink-3 tabular-nums">{footer}</p>
    </div>
  );
}

/**
 * Looks: line for system messages, waiting for unsent messages, failed for messages that could not be sent.
 */
export function Bubble({ look, children }: { look?: 'line' | 'waiting' | 'failed'; children: ReactNode }) {
  return (
    <p className={clsx('bubble', look && `bubble-${look}`)} dir="auto">
      {children}
    </p>
  );
}

/** Place for the menu of a received message. */
export function BubbleMenu({ children }: { children: ReactNode }) {
  return <div className="bubble-menu">{children}</div>;
}

/** Shows that someone is typing. */
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
