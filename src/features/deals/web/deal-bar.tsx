import type { ReactNode } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Skeleton } from '../../../platform/web/ui/skeleton.tsx';
import { type OpenDeal, useDeal } from './deal-context.ts';
import { dealStatus } from './deal-texts.ts';
import { ThankOthers } from './thank-others.tsx';

/** How things stand, and what the reader can do next. */
export function DealBar() {
  const it = useDeal();
  const { open, deal, failed } = it;
  const { chat, clock } = open;
  if (chat.id === null) return <FirstOffer it={it} />;
  if (failed && deal === null) {
    return (
      <Bar
        status={
          <>
            What you agreed on could not be loaded.{' '}
            <button type="button" className="min-h-6 underline underline-offset-3" onClick={it.reload}>
              Try again
            </button>
          </>
        }
      />
    );
  }
  if (deal === null || clock === null) {
    return (
      <Bar busy>
        <Skeleton width={132} height={44} radius={22} />
        <Skeleton width={112} height={44} radius={22} />
      </Bar>
    );
  }
  const status = dealStatus(deal, chat.participant.name, clock);
  const actions = actionsOf(it);
  if (status === null && actions.length === 0) return null;
  return (
    <Bar label="Deal" status={status}>
      {actions.length > 0 && actions}
    </Bar>
  );
}

interface BarProps {
  /** Makes it a region, once there is something in it. */
  label?: string;
  busy?: boolean;
  /** Not announced: what happens is among the messages, and this counts down. */
  status?: ReactNode;
  children?: ReactNode;
}

function Bar({ label, busy, status, children }: BarProps) {
  return (
    <section className="flex-none px-3 pt-2 pb-1 md:px-3.5" aria-label={label} aria-busy={busy}>
      <p className="px-1.5 text-sm font-semibold text-ink-2 not-empty:not-last:mb-2">{status}</p>
      {children && <div className="scroll-row -mx-3 scroll-px-3 px-3 [&>.btn]:px-3.75">{children}</div>}
    </section>
  );
}

/** Nobody has written yet: who asks for the price to be lower begins the talk with it. */
function FirstOffer({ it: { open, busy, beginOffer } }: { it: OpenDeal }) {
  const { listing } = open.chat;
  if (listing === null || listing.own || listing.status !== 'active' || listing.priceCents === 0) return null;
  return (
    <Bar label="Deal">
      <Button variant="zest" busy={busy === 'open'} busyLabel="Opening..." onClick={beginOffer}>
        <Icon name="hand-coins" />
        Make an offer
      </Button>
    </Bar>
  );
}

function actionsOf({ deal, ask }: OpenDeal): ReactNode[] {
  if (deal === null) return [];
  const { can, stage, role, meetup } = deal;
  const reserved = stage === 'reserved-here';
  return [
    can.makeOffer && (
      <Button key="offer" variant="zest" onClick={() => ask({ kind: 'offer' })}>
        <Icon name="hand-coins" />
        Make an offer
      </Button>
    ),
    can.sell && (
      <Button
        key="sell"
        variant={reserved ? 'primary' : 'line'}
        className={reserved ? undefined : 'order-1'}
        onClick={() => ask({ kind: 'sell' })}
      >
        <Icon name="badge-check" />
        Mark as sold
      </Button>
    ),
    can.proposeMeetup && meetup === null && (
      <Button key="meet" variant="line" onClick={() => ask({ kind: 'meetup' })}>
        <Icon name="calendar-clock" />
        Meet up
      </Button>
    ),
    can.reserve && (
      <Button key="reserve" variant="line" onClick={() => ask({ kind: 'reserve' })}>
        <Icon name="lock" />
        {reserved ? 'Change time' : 'Reserve'}
      </Button>
    ),
    can.release && (
      <Button key="release" variant="line" onClick={() => ask({ kind: 'release' })}>
        <Icon name="lock-open" />
        {role === 'seller' ? 'Release' : 'Step back'}
      </Button>
    ),
    stage === 'sold-here' && (
      <ButtonLink key="review" variant="primary" to="/reviews">
        <Icon name="star" />
        Review each other
      </ButtonLink>
    ),
    can.thankOthers && <ThankOthers key="thanks" icon={<Icon name="messages-square" />} />,
    can.undoSale && (
      <Button key="undo" variant="line" onClick={() => ask({ kind: 'undoSale' })}>
        <Icon name="undo-2" />
        Take the sale back
      </Button>
    ),
  ].filter((action) => action !== false);
}
