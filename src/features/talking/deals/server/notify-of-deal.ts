import { personKey } from '../../../../platform/server/http/actor.ts';
import { formatDollars } from '../../../../shared/money.ts';
import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';
import { notifyWatchers } from '../../../finding/favorites/server/favorites.ts';
import { outlineOfListing } from '../../../items/listings/server/listings.ts';
import {
  conversationLink,
  hasSeenMessage,
  nameOfOtherPerson,
  participantsOf,
  readShown,
  systemDataOf,
} from '../../messages/server/messages.ts';
import {
  listingInTitle,
  type NotifyServices,
  notify,
  timeZoneOf,
} from '../../notifications/server/notifications.ts';
import { DEAL_TYPES } from '../contract/card-steps.ts';
import type { DealCardData } from '../contract/deal-card.ts';
import type { DealStep, dealStepTaken } from '../contract/signals.ts';
import { stepDetails } from '../contract/step-details.ts';
import { stepSubject } from '../contract/step-subject.ts';
import { findMeetup } from './deals.queries.ts';

type StepTaken = NonNullable<(typeof dealStepTaken)['payload']>;

/** The title of each step; its price is appended. Only the newest step of each group is kept. */
const STEPS: Record<
  DealStep,
  { title: string; icon: string; subject: 'offer' | 'reservation' | 'sale' | 'meetup'; fleeting?: true }
> = {
  'offer-made': { title: 'New offer', icon: 'hand-coins', subject: 'offer' },
  'offer-countered': { title: 'Counter-offer', icon: 'hand-coins', subject: 'offer' },
  'offer-accepted': { title: 'Offer accepted', icon: 'handshake', subject: 'offer' },
  'offer-declined': { title: 'Offer declined', icon: 'x', subject: 'offer' },
  'offer-withdrawn': { title: 'Offer withdrawn', icon: 'undo-2', subject: 'offer' },
  'offer-expired': { title: 'Offer expired', icon: 'hourglass', subject: 'offer' },
  reserved: { title: 'Reserved for you', icon: 'lock', subject: 'reservation' },
  released: { title: 'No longer reserved', icon: 'lock-open', subject: 'reservation' },
  'reservation-ended': { title: 'Reservation ended', icon: 'hourglass', subject: 'reservation' },
  'sold-to-you': { title: "It's yours", icon: 'badge-check', subject: 'sale' },
  'sold-to-another': { title: 'Sold to someone else', icon: 'badge-check', subject: 'sale' },
  'sale-undone': { title: 'Sale undone', icon: 'undo-2', subject: 'sale' },
  'meetup-proposed': { title: 'Meet-up proposed', icon: 'calendar-clock', subject: 'meetup' },
  'meetup-confirmed': { title: 'Meet-up confirmed', icon: 'calendar-check', subject: 'meetup' },
  'meetup-cancelled': { title: 'Meet-up canceled', icon: 'calendar-x', subject: 'meetup' },
  'meetup-in-a-day': { title: 'Meet-up in a day', icon: 'calendar-days', subject: 'meetup' },
  'meetup-in-an-hour': {
    title: 'Meet-up in an hour',
    icon: 'calendar-clock',
    subject: 'meetup',
    fleeting: true,
  },
};

const DEALS: PreferenceGroup = {
  group: 'deals',
  label: 'Deals',
  about: 'Offers, reservations and meet-ups',
  order: 2,
  on: ['in-app', 'email', 'push'],
  guests: true,
};

const dealKind = (step: DealStep): string => `deal.${step}`;

/** Returns the title of a step's notification, and the group it belongs to. */
export function dealNotification(step: DealStep, amountCents: number | null, conversationId: string) {
  const { title, subject } = STEPS[step];
  return {
    kind: dealKind(step),
    group: dealGroup(conversationId, subject),
    title: amountCents === null ? title : `${title}: ${formatDollars(amountCents)}`,
  };
}

export const dealNotifications: readonly NotificationKind[] = (Object.keys(STEPS) as DealStep[]).map(
  (step) => ({
    kind: dealKind(step),
    type: 'other',
    icon: STEPS[step].icon,
    preference: DEALS,
    fleeting: STEPS[step].fleeting ?? false,
  }),
);

/** Returns the notification group for one subject of a deal, such as its offer. */
const dealGroup = (conversationId: string, matter: string): string => `deal:${conversationId}:${matter}`;

/** Returns the conversation of a notification about an open offer; null for other notifications. */
export function conversationOfOffer(kind: string, group: string): string | null {
  if (kind !== dealKind('offer-made') && kind !== dealKind('offer-countered')) return null;
  const [, conversationId, matter] = group.split(':');
  return matter === 'offer' ? (conversationId ?? null) : null;
}

const RESERVED = { kind: 'favourite.reserved', title: 'Reserved' } as const;
const AVAILABLE = { kind: 'favourite.available', title: 'Available again' } as const;
/** Steps that also notify people who saved the listing and are not part of the deal. */
const FOR_WATCHERS: Partial<Record<DealStep, typeof RESERVED | typeof AVAILABLE>> = {
  reserved: RESERVED,
  released: AVAILABLE,
  'reservation-ended': AVAILABLE,
};

/** Describes the step: who, which listing, where and when they meet, and until when it applies. */
async function detailsOf(
  services: NotifyServices,
  { step, to, conversationId, seq }: Pick<StepTaken, 'step' | 'to' | 'conversationId' | 'seq'>,
  { name, title }: { name: string | null; title: string },
): Promise<string> {
  const { db } = services;
  const timeZone = await timeZoneOf(services, personKey(to));
  // The card was validated when it was stored.
  const card = seq && ((await systemDataOf(db, { conversationId, seq })) as DealCardData | undefined);
  // Reminders have no message; they are about the upcoming meet-up.
  const isReminder = step === 'meetup-in-a-day' || step === 'meetup-in-an-hour';
  const planned = isReminder ? await findMeetup(db, conversationId, new Date()) : null;
  const meetup = planned
    ? { place: planned.place, startsAt: planned.starts_at.toISOString() }
    : ((card && card.meetup) ?? null);
  return stepDetails(
    { step, name, title, meetup: meetup || null, until: (card && card.until) || null },
    timeZone,
  );
}

/** Whether the person saw the step in the chat, or acted on it. */
const hasSeenStep = (
  db: NotifyServices['db'],
  to: StepTaken['to'],
  message: { conversationId: string; seq: number },
): Promise<boolean> => hasSeenMessage(db, to, message, DEAL_TYPES);

/** Notifies the recipient of a step, and the listing's watchers where it matters to them. */
export async function notifyOfDeal(
  services: NotifyServices,
  { step, to, listingId, conversationId, amountCents, seq, removedTitle }: StepTaken,
  delivery: string,
): Promise<void> {
  const listing = await outlineOfListing(services.db, listingId, { hidden: true });
  const title = listing?.title ?? removedTitle;
  if (title === undefined) return;
  const seen = seq !== undefined && (await hasSeenStep(services.db, to, { conversationId, seq }));
  const name = await nameOfOtherPerson(services.db, conversationId, to);
  await notify(services, delivery, [
    {
      to: personKey(to),
      ...dealNotification(step, amountCents, conversationId),
      mailSubject: stepSubject(step, { name, title: listingInTitle(title), amountCents }),
      message: await detailsOf(services, { step, to, conversationId, seq }, { name, title }),
      link: conversationLink(conversationId),
      messageSeq: seq,
      listingId,
      seen,
    },
  ]);
  // Marks both the notification this one would have updated, and a new one whose message was already read.
  if (seq !== undefined && (seen || (await hasSeenStep(services.db, to, { conversationId, seq })))) {
    await readShown(services, to, conversationId, seq);
  }
  const forWatchers = FOR_WATCHERS[step];
  if (forWatchers === undefined || listing?.status !== 'active' || listing.hidden) return;
  // The end of a reservation sends a signal to each participant. Watchers are notified for the buyer's only.
  const isSeller = to.kind === 'guest' || to.id === listing.sellerId;
  if (step === 'reservation-ended' && isSeller) return;
  await notifyWatchers(services, `${delivery}:watchers`, {
    listingId,
    ...forWatchers,
    about: title,
    message: title,
    except: await participantsOf(services.db, conversationId),
  });
}
