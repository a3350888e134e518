import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';

interface UpgradeRowProps {
  icon?: IconName;
  text?: string;
}

/** A single row that offers Premium. It stays small, because people without Premium can type instead. */
export function UpgradeRow({ icon = 'mic', text = 'Voice listings come with Premium.' }: UpgradeRowProps) {
  return (
    <Link
      to="/pricing"
      className="press flex min-h-17 items-center gap-3.5 rounded-xl bg-surface-2 py-2.5 ps-3.5 pe-4.5 hover:bg-surface-3 focus-visible:rounded-xl"
    >
      <span
        className="grid size-11 flex-none place-items-center rounded-md rounded-ss-bubble bg-lilac text-on-lilac"
        aria-hidden="true"
      >
        <Icon name={icon} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col-reverse leading-snug md:flex-row md:items-center md:justify-between md:gap-3.5">
        <span className="max-md:text-sm max-md:text-ink-2">{text}</span>
        <strong className="font-[650] md:underline md:underline-offset-4">Upgrade to Premium</strong>
      </span>
      <Icon name="chevron-right" className="icon text-ink-2" />
    </Link>
  );
}
