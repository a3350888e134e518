import clsx from 'clsx';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

interface WayButtonProps {
  icon: IconName;
  title: string;
  text: string;
  /** The way that most people take. */
  lead?: boolean;
  busy?: boolean;
  onClick: () => void;
}

/** One of a few ways to go on: a large button with what it leads to. */
export function WayButton({ icon, title, text, lead, busy, onClick }: WayButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={clsx(
        'flex min-h-21 w-full items-center gap-4 rounded-bubble px-3.5 text-start',
        lead ? 'on-zest-ground py-5' : 'border-2 border-line-strong bg-surface py-3.5',
      )}
    >
      <span
        className={clsx(
          'grid size-14 shrink-0 place-items-center rounded-tile',
          lead ? 'bg-(--on-zest) text-zest' : 'bg-surface-2',
        )}
      >
        <Icon name={icon} />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <strong className="font-display text-xl tracking-tight">{title}</strong>
        <span className={lead ? undefined : 'text-ink-2'}>{text}</span>
      </span>
      <Icon name="arrow-right" className="icon rtl:-scale-x-100" />
    </button>
  );
}
