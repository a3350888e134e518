import clsx from 'clsx';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface OptionProps {
  icon: IconName;
  title: string;
  /** Describes the option. */
  text: string;
}

const OPTION = 'flex min-h-21 w-full items-center gap-4 rounded-bubble px-3.5 text-start';

/** A large link to one of a few options. It replaces this page in the history. */
export function OptionLink({ to, ...option }: OptionProps & { to: string }) {
  return (
    <Link to={to} replace className={clsx(OPTION, 'press border-2 border-line-strong bg-surface py-3.5')}>
      <OptionContent {...option} tile="bg-surface-2" hint="text-ink-2" />
    </Link>
  );
}

/** The option that most people choose. */
export function PrimaryOption({
  busy,
  onClick,
  ...option
}: OptionProps & { busy: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={clsx(OPTION, 'on-zest-ground py-5')}
    >
      <OptionContent {...option} tile="bg-(--on-zest) text-zest" />
    </button>
  );
}

function OptionContent({ icon, title, text, tile, hint }: OptionProps & { tile: string; hint?: string }) {
  return (
    <>
      <span className={clsx('grid size-14 shrink-0 place-items-center rounded-tile', tile)}>
        <Icon name={icon} />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
        <strong className="font-display text-xl tracking-tight">{title}</strong>
        <span className={hint}>{text}</span>
      </span>
      <Icon name="arrow-right" />
    </>
  );
}
