import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Clock, expiresIn, momentLabel } from '../../../../platform/web/time/time-labels.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import type { SystemMessageProps } from '../../messages/web/messages.ts';
import { type CardStep, cardOf } from '../contract/card-steps.ts';
import type { DealCard as Card } from '../contract/deal-card.ts';
import { dealCalls } from './deal-calls.ts';
import { type OpenDeal, useDeal } from './deal-context.ts';
import { cardTitle, withdrawnReview } from './deal-texts.ts';

const ICONS: Record<CardStep, IconName> = {
  'offer-made': 'hand-coins',
  'offer-countered': 'hand-coins',
  'offer-accepted': 'handshake',
  'offer-declined': 'x',
  'offer-withdrawn': 'undo-2',
  'offer-expired': 'hourglass',
  reserved: 'lock',
  released: 'lock-open',
  'reservation-ended': 'hourglass',
  'sold-to-you': 'badge-check',
  'sold-to-another': 'badge-check',
  'sale-undone': 'undo-2',
  'meetup-proposed': 'calendar-clock',
  'meetup-confirmed': 'calendar-check',
  'meetup-cancelled': 'calendar-x',
};
const SUCCESS_STEPS: readonly CardStep[] = ['offer-accepted', 'reserved', 'sold-to-you', 'meetup-confirmed'];

/** Shows a step among the messages, with its actions while it is the latest step on its subject. */
export function DealCard({ system, entry: { mine } }: SystemMessageProps) {
  const card = cardOf(system);
  const it = useDeal();
  const { chat, clock } = it.open;
  const lines = clock === null ? [] : linesOf(card, mine, it, clock);
  const actions = actionsOf(card, it);
  return (
    <div
      className="grid w-full max-w-100 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 self-center rounded-bubble px-3.5 py-3 inset-ring-[1.5px] inset-ring-line"
      data-step={card.step}
    >
      <Icon
        name={ICONS[card.step]}
        className={clsx(
          'size-10 rounded-full p-2.25',
          SUCCESS_STEPS.includes(card.step) ? 'bg-success-soft text-success' : 'bg-surface-2',
        )}
      />
      <div className="min-w-0 text-sm wrap-anywhere text-ink-2">
        <p className="text-md font-[650] text-ink" dir="auto">
          {cardTitle(card, mine, chat.participant.name)}
        </p>
        {lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
      {actions.length > 0 && (
        <div className="col-span-full flex flex-wrap gap-2 pt-2.5 [&>.btn]:flex-auto [&>.btn]:px-3">
          {actions}
        </div>
      )}
    </div>
  );
}

const isOpenOffer = ({ offerId }: Card, { deal }: OpenDeal): boolean =>
  offerId !== null && deal?.offer?.id === offerId;

function linesOf(card: Card, mine: boolean, it: OpenDeal, clock: Clock): string[] {
  const { step, until, meetup } = card;
  if (step === 'sale-undone') return withdrawnReview(card, mine, it.open.chat.participant.name);
  if (meetup !== null) {
    const when = momentLabel(meetup.startsAt, clock);
    return [meetup.place, when.charAt(0).toUpperCase() + when.slice(1)];
  }
  if (until === null) return [];
  if (step === 'offer-made' || step === 'offer-countered') {
    return isOpenOffer(card, it) ? [expiresIn(until, clock.now)] : [];
  }
  return [`Reserved until ${momentLabel(until, clock)}`];
}

function actionsOf(card: Card, it: OpenDeal): ReactNode[] {
  if (it.deal === null) return [];
  if (card.step === 'offer-made' || card.step === 'offer-countered') {
    return isOpenOffer(card, it) ? offerActions(it) : [];
  }
  const isMeetup = card.step === 'meetup-proposed' || card.step === 'meetup-confirmed';
  const isNewest = it.deal.meetup?.confirmed === (card.step === 'meetup-confirmed');
  // After a sale, buyer and seller arrange everything else in chat.
  if (it.deal.stage === 'sold-here') return [];
  return isMeetup && isNewest && card.meetup?.id === it.deal.meetup?.id ? meetupActions(it) : [];
}

function offerActions({ deal, busy, takeStep, openDialog }: OpenDeal): ReactNode[] {
  if (!deal?.offer) return [];
  const { can, offer } = deal;
  return [
    can.acceptOffer && (
      <Button
        key="accept"
        variant="primary"
        busy={busy === 'acceptOffer'}
        onClick={() => void takeStep('acceptOffer', dealCalls.acceptOffer(offer.id))}
      >
        Accept
      </Button>
    ),
    can.counterOffer && (
      <Button
        key="counter"
        variant="line"
        onClick={() => openDialog({ kind: 'counter', offerId: offer.id, priceCents: offer.priceCents })}
      >
        Counter
      </Button>
    ),
    can.declineOffer && (
      <Button
        key="decline"
        variant="quiet"
        busy={busy === 'declineOffer'}
        onClick={() => void takeStep('declineOffer', dealCalls.declineOffer(offer.id))}
      >
        Decline
      </Button>
    ),
    can.withdrawOffer && (
      <Button
        key="withdraw"
        variant="quiet"
        busy={busy === 'withdrawOffer'}
        onClick={() => void takeStep('withdrawOffer', dealCalls.withdrawOffer(offer.id))}
      >
        Withdraw offer
      </Button>
    ),
  ].filter((action) => action !== false);
}

function meetupActions({ deal, busy, takeStep, openDialog, open }: OpenDeal): ReactNode[] {
  if (!deal?.meetup) return [];
  const { can, meetup } = deal;
  return [
    can.confirmMeetup && (
      <Button
        key="confirm"
        variant="primary"
        busy={busy === 'confirmMeetup'}
        onClick={() => void takeStep('confirmMeetup', dealCalls.confirmMeetup(meetup.id))}
      >
        Confirm
      </Button>
    ),
    meetup.confirmed && (
      <a
        key="calendar"
        className="btn btn-line"
        href={`/api/conversations/${open.chat.id}/meetup.ics`}
        download="meet-up.ics"
      >
        Add to calendar
      </a>
    ),
    can.proposeMeetup && (
      <Button key="change" variant="line" onClick={() => openDialog({ kind: 'meetup' })}>
        Change
      </Button>
    ),
    can.cancelMeetup && (
      <Button key="cancel" variant="quiet" onClick={() => openDialog({ kind: 'cancelMeetup' })}>
        Cancel meet-up
      </Button>
    ),
  ].filter((action) => action !== false);
}
