import clsx from 'clsx';
import type { ReactNode } from 'react';

type LinkPageProps = {
  icon: ReactNode;
  failed?: boolean;
  title: string;
  text: string;
  /** The available actions. */
  children: ReactNode;
};

/** The page that a link in an email opens: one message, one action. */
export function LinkPage({ icon, failed, title, text, children }: LinkPageProps) {
  return (
    <div className="wrap grid justify-items-center gap-5 pt-10 pb-20 md:pt-16">
      <span className={clsx('state-tile mb-0!', failed && 'state-tile-error')} aria-hidden="true">
        {icon}
      </span>
      <h1 className="t-page text-center">{title}</h1>
      <p className="max-w-[36em] text-center text-ink-2">{text}</p>
      <div className="mt-2 grid w-full max-w-[400px] gap-5">{children}</div>
    </div>
  );
}
