import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type NoticeTone = 'plain' | 'info' | 'success' | 'warn' | 'danger';

interface NoticeProps {
  tone?: NoticeTone;
  icon: ComponentProps<typeof Icon>['name'];
  /** A button or link. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

const GROUND: Readonly<Record<NoticeTone, string>> = {
  plain: 'bg-surface-2 text-ink-2',
  info: 'bg-lilac text-on-lilac',
  success: 'bg-success-soft text-ink-2',
  warn: 'bg-warn-soft text-ink-2',
  danger: 'bg-danger-soft text-ink-2',
};
const SIGN: Readonly<Record<NoticeTone, string | undefined>> = {
  plain: undefined,
  info: undefined,
  success: 'text-success',
  warn: 'text-warn',
  danger: 'text-danger',
};

/** Shows a status on the page, with at most one action. Screen readers announce its changes. */
export function Notice({ tone = 'plain', icon, action, className, children }: NoticeProps) {
  return (
    <div
      role="status"
      className={clsx(
        'flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-lg py-3.5 ps-[18px] pe-4 wrap-anywhere [&_strong]:text-ink',
        GROUND[tone],
        className,
      )}
    >
      <Icon name={icon} className={clsx('icon-lg', SIGN[tone])} />
      <p className="min-w-0 flex-[1_1_220px] text-md">{children}</p>
      {action}
    </div>
  );
}
