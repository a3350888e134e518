import { personKey } from '../../../platform/server/http/actor.ts';
import type { DealStep, dealStepTaken } from '../../deals/contract/signals.ts';
import { outlineOfListing } from '../../listings/server/listings.ts';
import { hasReadConversation, participantsOf } from '../../messages/server/messages.ts';
import { markConversationRead } from './mark-read.ts';
import { notify, type NotifyServices } from './notify.ts';
import { dealGroup } from './conversation-groups.ts';
import { priceText, notifyWatchers } from './notify-of-listing.ts';

type StepTaken = NonNullable<(typeof dealStepTaken)['payload']>;

/**
 * What each step is called. With a price it says what it was about; steps of one matter follow one another. Those by the
 * clock nobody took, so there is nothing of another's to have read in the chat.
 */
const STEPS: Record<
  DealStep,
  { title: string; matter: 'offer' | 'reservation' | 'sale' | 'meetup'; fleeting?: true; byClock?: true }
> = {
  'offer-made': { title: 'New offer', matter: 'offer' },
  'offer-countered': { title: 'Counter-offer', matter: 'offer' },
  'offer-accepted': { title: 'Offer accepted', matter: 'offer' },
  'offer-declined': { title: 'Offer declined', matter: 'offer' },
  'offer-withdrawn': { title: 'Offer withdrawn', matter: 'offer' },
  'offer-expired': { title: 'Offer expired', matter: 'offer', byClock: true },
  reserved: { title: 'Reserved for you', matter: 'reservation' },
  released: { title: 'No longer reserved', matter: 'reservation' },
  'reservation-ended': { title: 'Reservation ended', matter: 'reservation', byClock: true },
  'sold-to-you': { title: 'It is yours', matter: 'sale' },
  'sold-to-another': { title: 'Sold to somebody else', matter: 'sale' },
  'meetup-proposed': { title: 'Meet-up proposed', matter: 'meetup' },
  'meetup-confirmed': { title: 'Meet-up confirmed', matter: 'meetup' },
  'meetup-cancelled': { title: 'Meet-up cancelled', matter: 'meetup' },
  'meetup-in-a-day': { title: 'Meet-up in a day', matter: 'meetup', byClock: true },
  'meetup-in-an-hour': { title: 'Meet-up in an hour', matter: 'meetup', fleeting: true, byClock: true },
};

/** For those who saved the thing, and are not in the deal. */
const FOR_WATCHERS: Partial<Record<DealStep, string>> = {
  reserved: 'Reserved',
  released: 'Available again',
  'reservation-ended': 'Available again',
};

/** Tells the one a step of a deal is for, and those who saved the thing where it matters to them. */
export async function notifyOfDeal(
  services: NotifyServices,
  { step, to, listingId, conversationId, amountCents }: StepTaken,
  delivery: string,
): Promise<void> {
  const listing = await outlineOfListing(services.db, listingId);
  if (listing === undefined) return;
  const { title, matter, fleeting, byClock = false } = STEPS[step];
  await notify(services, delivery, [
    {
      to: personKey(to),
      type: 'other',
      group: dealGroup(conversationId, matter),
      title: amountCents === null ? title : `${title}: ${priceText(amountCents)}`,
      message: listing.title,
      link: `/messages/${conversationId}`,
      fleeting,
    },
  ]);
  // A guest in the chat has seen it there, maybe before it could be marked; nothing but a mail would tell them of it.
  if (to.kind === 'guest' && !byClock && (await hasReadConversation(services.db, to, conversationId))) {
    await markConversationRead(services, to, conversationId);
  }
  const forWatchers = listing.status === 'active' ? FOR_WATCHERS[step] : undefined;
  if (forWatchers === undefined) return;
  // The end of a reservation is told to both: one of the two is enough for everybody else.
  const isSeller = to.kind === 'guest' || to.id === listing.sellerId;
  if (step === 'reservation-ended' && isSeller) return;
  await notifyWatchers(services, `${delivery}:keepers`, {
    listingId,
    title: forWatchers,
    message: listing.title,
    except: await participantsOf(services.db, conversationId),
  });
}
