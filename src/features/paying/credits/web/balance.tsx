import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import { dayAndMonth } from '../../../../shared/dates.ts';
import { signInAddress, useViewer } from '../../../people/accounts/web/accounts.ts';
import { allowanceOf } from '../contract/allowances.ts';
import type { Credits } from '../contract/credits.ts';
import { PACKS_PAGE } from '../contract/packs.ts';

/** Shows the viewer's credits, and how many of them never expire. */
export function Balance({ credits }: { credits: Credits | null }) {
  const { account } = useViewer();
  if (account === null) {
    return (
      <Aside text="Log in to see your credits. Prices are the same for everyone.">
        <ButtonLink to={signInAddress(PACKS_PAGE)}>Log in</ButtonLink>
      </Aside>
    );
  }
  if (credits === null) return <NotLoaded />;
  const { available, allowance, purchased, unlimited, resetsAt } = credits;
  const left = unlimited ? 'Unlimited' : String(available);
  return (
    <>
      <p className="sr-only">
        {unlimited
          ? 'Your voice credits are unlimited.'
          : `You have ${counted(available, 'voice credit')} left.`}
      </p>
      <p className="my-5" aria-hidden="true">
        <span className={clsx('tag', unlimited ? 'tag-xl' : BIG_TAG, available > 0 && 'tag-zest')}>
          {unlimited && <Icon name="infinity" />}
          {left}
        </span>
      </p>
      {available === 0 && <p className="mb-4 text-ink-2">Type or snap instead, that's free. Or get more.</p>}
      {unlimited ? (
        <p className="text-ink-2">Recording is unlimited on your plan.</p>
      ) : (
        <dl className="grid grid-cols-2 gap-2.5">
          <Part icon="calendar-days" name="This month" credits={allowance} of={monthly(credits)}>
            {resetsAt === null ? 'Used first.' : `Used first. Starts over ${dayAndMonth(resetsAt)}.`}
          </Part>
          <Part icon="package" name="Bought" credits={purchased}>
            Credits never expire.
          </Part>
        </dl>
      )}
    </>
  );
}

/** A price tag in the size of the balance. */
const BIG_TAG =
  '[--eye-r:12px] [--eye-x:46px] h-26 rounded-s-[52px] rounded-e-[24px] ps-[82px] pe-[30px] pb-1 text-[min(4.5rem,20vw)] tracking-[-0.05em] lg:[--eye-r:14px] lg:[--eye-x:56px] lg:h-32 lg:rounded-s-[64px] lg:rounded-e-[28px] lg:ps-[98px] lg:pe-[38px] lg:text-[5.75rem]';

/** Returns the monthly allowance; null for credits that are not reset. */
const monthly = ({ planType, resetsAt }: Credits): number | null =>
  resetsAt === null ? null : allowanceOf(planType);

interface PartProps {
  icon: 'calendar-days' | 'package';
  name: string;
  credits: number;
  of?: number | null;
  children: ReactNode;
}

function Part({ icon, name, credits, of = null, children }: PartProps) {
  return (
    <div className="rounded-lg bg-surface-2 px-4 pt-3.5 pb-4">
      <dt className="flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon name={icon} className="icon-sm" />
        {name}
      </dt>
      <dd className="mt-1.5 text-ink-2">
        <b className="num font-display text-4xl leading-none font-extrabold tracking-[-0.03em] text-ink">
          {credits}
        </b>
        {of !== null && ` of ${of}`}
        <small className="mt-1.5 block text-xs">{children}</small>
        {of !== null && (
          <span className="mt-3 block h-2 overflow-hidden rounded-full bg-surface-3" aria-hidden="true">
            <i
              className="block h-full rounded-full bg-primary"
              style={{ width: `${Math.round((credits / of) * 100)}%` }}
            />
          </span>
        )}
      </dd>
    </div>
  );
}

function NotLoaded() {
  const { revalidate, state } = useRevalidator();
  return (
    <Aside text="Your credits are safe. We just can't show them right now.">
      <Button variant="line" busy={state === 'loading'} onClick={() => void revalidate()}>
        Try Again
      </Button>
    </Aside>
  );
}

function Aside({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mt-4 grid justify-items-start gap-3.5">
      <p className="text-ink-2">{text}</p>
      {children}
    </div>
  );
}
