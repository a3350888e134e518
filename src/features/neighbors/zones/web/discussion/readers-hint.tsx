import clsx from 'clsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { DiscussionReaders } from '../../contract/zone.ts';

const HINTS = {
  everyone: { icon: 'eye', text: 'Visitors can read this too' },
  members: { icon: 'lock', text: 'Only members can read this' },
} as const satisfies Record<DiscussionReaders, unknown>;

/** Tells authors who can read the discussion. */
export function ReadersHint({ readers, className }: { readers: DiscussionReaders; className: string }) {
  const { icon, text } = HINTS[readers];
  return (
    <p className={clsx('hint flex items-center gap-1.5', className)}>
      <Icon name={icon} className="icon-sm" />
      {text}
    </p>
  );
}
