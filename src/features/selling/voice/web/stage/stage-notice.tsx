import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';

interface StageNoticeProps {
  icon: IconName;
  tone?: 'danger' | 'warn' | 'quiet';
  title: string;
  text: ReactNode;
  /** Makes the icon a button in place of the record button. Pressing it repeats the reason. */
  onRecord?: () => void;
  /** Action buttons. */
  children?: ReactNode;
  /** The actions take the whole width. */
  wide?: boolean;
}

const TILES = {
  danger: 'bg-danger-soft text-danger',
  warn: 'bg-warn-soft text-warn',
  quiet: 'bg-stage-2 text-on-night-2',
} as const;

/** Shows a notice of the recorder with its actions, on a dark panel. */
export function StageNotice({
  icon,
  tone = 'danger',
  title,
  text,
  onRecord,
  children,
  wide = false,
}: StageNoticeProps) {
  const tile = clsx('grid size-12 flex-none place-items-center rounded-md rounded-ss-lg', TILES[tone]);
  return (
    <div>
      <div className="flex gap-3.5">
        {onRecord ? (
          <button type="button" className={tile} aria-label="Start recording" onClick={onRecord}>
            <Icon name={icon} className="icon" />
          </button>
        ) : (
          <span className={tile} aria-hidden="true">
            <Icon name={icon} className="icon" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-xl leading-tight md:text-2xl">{title}</h2>
          <div className="mt-1 grid gap-2.5 text-on-night-2">{text}</div>
        </div>
      </div>
      {children && (
        <div className={clsx('mt-4.5 flex flex-wrap gap-2', !wide && 'md:ms-15.5')}>{children}</div>
      )}
    </div>
  );
}
