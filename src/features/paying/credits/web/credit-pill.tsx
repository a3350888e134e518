import clsx from 'clsx';
import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PACKS_PAGE } from '../contract/packs.ts';
import { type CreditTextLength, creditText, creditTone } from './credit-text.ts';
import { useCredits } from './use-credits.ts';

interface CreditPillProps {
  length?: CreditTextLength;
  /** Styled for a dark background, such as the recorder. */
  onNight?: boolean;
  className?: string;
}

/** Shows the number of credits left, linked to more credits. Renders nothing for visitors and guests. */
export function CreditPill({ length = 'medium', onNight = false, className }: CreditPillProps) {
  const { credits } = useCredits();
  if (credits === null) return null;
  const tone = creditTone(credits);
  return (
    <Link
      to={PACKS_PAGE}
      className={clsx(
        'inline-flex min-h-11 items-center gap-[7px] rounded-full ps-[11px] pe-3.5 text-sm font-[650] whitespace-nowrap',
        tone === 'danger' && 'bg-danger-soft text-danger',
        tone === 'warn' && 'bg-warn-soft text-warn',
        tone === 'plain' && onNight && 'bg-stage-2 text-on-night',
        tone === 'plain' && !onNight && 'bg-surface-2 text-ink hover:bg-surface-3',
        className,
      )}
    >
      <Icon name="mic" className="icon-sm" />
      <span className="num">{creditText(credits, length)}</span>
      <span className="sr-only">voice credits</span>
    </Link>
  );
}
