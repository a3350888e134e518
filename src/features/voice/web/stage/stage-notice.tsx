import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

interface StageNoticeProps {
  icon: IconName;
  tone?: 'danger' | 'warn';
  title: string;
  text: ReactNode;
  /** What can be done: buttons. */
  children?: ReactNode;
  /** What is done takes the whole width. */
  wide?: boolean;
}

/** Something the recorder has to say, with what can be done about it, on a night panel. */
export function StageNotice({
  icon,
  tone = 'danger',
  title,
  text,
  children,
  wide = false,
}: StageNoticeProps) {
  return (
    <div>
      <div className="flex gap-3.5">
        <span
          className={clsx(
            'grid size-12 flex-none place-items-center rounded-md rounded-ss-lg',
            tone === 'warn' ? 'bg-warn-soft text-warn' : 'bg-danger-soft text-danger',
          )}
          aria-hidden="true"
        >
          <Icon name={icon} className="icon" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-xl leading-tight md:text-2xl">{title}</h2>
          <p className="mt-1 text-on-night-2">{text}</p>
        </div>
      </div>
      {children && (
        <div className={clsx('mt-4.5 flex flex-wrap gap-2', !wide && 'md:ms-15.5')}>{children}</div>
      )}
    </div>
  );
}
