import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BlankTag } from './blank-tag.tsx';

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
    <div className="wrap pt-2 pb-20 md:pt-10">
      <div
        className={clsx(
          'panel mx-auto grid max-w-150 justify-items-center gap-5 px-5 pb-8 md:px-12 md:pb-12',
          !failed && 'pt-8 md:pt-12',
        )}
      >
        {failed ? (
          <BlankTag>{icon}</BlankTag>
        ) : (
          <span className="state-tile mb-0!" aria-hidden="true">
            {icon}
          </span>
        )}
        <h1 className="t-page text-center">{title}</h1>
        <p className="max-w-[36em] text-center text-ink-2">{text}</p>
        <div className="mt-2 grid w-full max-w-[400px] gap-5">{children}</div>
      </div>
    </div>
  );
}
