import clsx from 'clsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import type { ReturnView } from './return-view.ts';

const TILES: Readonly<Record<ReturnView, { icon: IconName; look: string }>> = {
  pending: { icon: 'credit-card', look: 'bg-lilac text-on-lilac' },
  slow: { icon: 'clock', look: 'bg-lilac text-on-lilac' },
  paid: { icon: 'check', look: 'bg-success-soft text-success' },
  declined: { icon: 'circle-exclamation-point', look: 'bg-danger-soft text-danger' },
  left: { icon: 'info', look: 'bg-surface-2 text-ink-2' },
};

/**
 * Shows the picture and title of a checkout's result. Features that sell something use it on their own result
 * pages.
 */
export function ReturnHead({ view, title, lead }: { view: ReturnView; title: string; lead: string }) {
  const { icon, look } = TILES[view];
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx('mb-5.5 grid size-18 place-items-center rounded-lg rounded-ss-[32px]', look)}
      >
        <Icon name={icon} className="size-8" />
      </span>
      <h1 className="t-page">{title}</h1>
      <p className="t-lead mt-3 text-ink-2" role="status">
        {lead}
      </p>
    </>
  );
}
