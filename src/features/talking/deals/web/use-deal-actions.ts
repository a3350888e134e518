import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { dealCalls } from './deal-calls.ts';
import { type OpenDeal, useDeal } from './deal-context.ts';

/** An action that the viewer can take in a deal. */
export interface DealAction {
  label: string;
  icon: IconName;
  variant: 'zest' | 'primary' | 'line';
  /** A page to open, or a function to run. */
  to: string | (() => void);
  busy?: boolean;
  busyLabel?: string;
}

/** Returns the available actions, most likely first. */
export function useDealActions(): DealAction[] {
  const it = useDeal();
  const thanks = useThankOthers();
  if (it.open.chat.id === null) return firstOffer(it);
  const { deal, busy, takeStep, openDialog } = it;
  if (deal === null) return [];
  const { can, stage, role, offer, meetup } = deal;
  const reserved = stage === 'reserved-here';
  const canMeet = can.proposeMeetup && meetup === null;
  const sell: DealAction = {
    label: 'Mark as sold',
    icon: 'badge-check',
    variant: reserved && !canMeet ? 'primary' : 'line',
    to: () => openDialog({ kind: 'sell' }),
  };
  const actions: (DealAction | false)[] = [
    // Newer messages move their cards, which have the primary buttons, out of view.
    can.acceptOffer &&
      offer !== null && {
        label: `Accept ${formatDollars(offer.priceCents)}`,
        icon: 'handshake',
        variant: 'line',
        to: () => void takeStep('acceptOffer', dealCalls.acceptOffer(offer.id)),
        busy: busy === 'acceptOffer',
      },
    can.confirmMeetup &&
      meetup !== null && {
        label: 'Confirm meet-up',
        icon: 'calendar-check',
        variant: 'line',
        to: () => void takeStep('confirmMeetup', dealCalls.confirmMeetup(meetup.id)),
        busy: busy === 'confirmMeetup',
      },
    can.makeOffer && {
      label: 'Make an offer',
      icon: 'hand-coins',
      variant: 'zest',
      to: () => openDialog({ kind: 'offer' }),
    },
    // Once it is promised, they meet before it is sold.
    canMeet && {
      label: 'Meet up',
      icon: 'calendar-clock',
      variant: reserved ? 'primary' : 'line',
      to: () => openDialog({ kind: 'meetup' }),
    },
    can.sell && reserved && sell,
    can.reserve && {
      label: reserved ? 'Change time' : 'Reserve',
      icon: 'lock',
      variant: 'line',
      to: () => openDialog({ kind: 'reserve' }),
    },
    can.release && {
      label: role === 'seller' ? 'Release' : 'Cancel reservation',
      icon: 'lock-open',
      variant: 'line',
      to: () => openDialog({ kind: 'release' }),
    },
    can.review && {
      label: 'Write a review',
      icon: 'star',
      variant: 'primary',
      to: '/reviews',
    },
    can.thankOthers && {
      label: '‘Sold, thanks’ to the others',
      icon: 'messages-square',
      variant: 'line',
      to: thanks.thank,
      busy: thanks.busy,
      busyLabel: 'Sending...',
    },
    can.undoSale && {
      label: 'Undo the sale',
      icon: 'undo-2',
      variant: 'line',
      to: () => openDialog({ kind: 'undoSale' }),
    },
    stage === 'sold-here' &&
      role === 'seller' &&
      !can.undoSale && {
        label: 'Post another like it',
        icon: 'copy-plus',
        variant: 'line',
        to: `/create-listing?like=${deal.listingId}`,
      },
    can.sell && !reserved && sell,
  ];
  return actions.filter((action) => action !== false);
}

/** Before the first message: starts the conversation with an offer. */
function firstOffer({ open, busy, beginOffer }: OpenDeal): DealAction[] {
  const { listing } = open.chat;
  if (listing === null || listing.own || listing.status !== 'active' || listing.priceCents === 0) return [];
  return [
    {
      label: 'Make an offer',
      icon: 'hand-coins',
      variant: 'zest',
      to: beginOffer,
      busy: busy === 'open',
      busyLabel: 'Opening...',
    },
  ];
}

/** Sends the thank-you message to all other interested buyers. */
function useThankOthers(): { busy: boolean; thank: () => void } {
  const { deal, reload } = useDeal();
  const { busy, run } = useApiAction();

  async function thank() {
    if (deal === null) return;
    const params = { path: { id: deal.listingId } };
    await run(() => api.POST('/api/listings/{id}/thanks', { params }), {
      done({ sent }) {
        const text = sent === 1 ? 'Sent to one person.' : `Sent to ${sent} people.`;
        toast({ tone: 'success', title: 'Sold, thanks', text });
      },
    });
    reload();
  }

  return { busy, thank: () => void thank() };
}
