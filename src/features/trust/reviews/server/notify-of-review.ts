import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';
import { findSale } from '../../../talking/deals/server/deals.ts';
import {
  listingInTitle,
  markGroupRead,
  type NotificationInput,
  type NotifyServices,
  notify,
} from '../../../talking/notifications/server/notifications.ts';
import { outlineOfReview } from './reviews.ts';

const REVIEWS_GROUP: PreferenceGroup = {
  group: 'review',
  label: 'Reviews',
  about: 'New reviews, and reminders to write yours',
  order: 3,
  on: ['in-app', 'email', 'push'],
};

const KINDS = ['review.asked-for', 'review.written', 'review.published'] as const;

export const reviewNotifications: readonly NotificationKind[] = KINDS.map((kind) => ({
  kind,
  type: 'review',
  preference: REVIEWS_GROUP,
}));

const REVIEWS = '/reviews';

/** Groups review requests for a sale into one notification, which is read once the person has written. */
const saleGroup = (saleId: string): string => `sale:${saleId}`;

/** Asks both people of a sale for a review. */
export async function notifyOfSale(services: NotifyServices, { saleId }: { saleId: string }): Promise<void> {
  const sale = await findSale(services.db, { id: saleId });
  if (sale === undefined) return;
  const people = [sale.seller_id, sale.buyer_id].filter((id) => id !== null);
  await notify(
    services,
    `sale:${saleId}`,
    people.map((to) => ({
      to,
      kind: 'review.asked-for',
      group: saleGroup(saleId),
      title: 'How did it go?',
      mailSubject: `How did it go with ${listingInTitle(sale.item_title)}?`,
      message: `Leave a review for ${sale.item_title}.`,
      link: REVIEWS,
      listingId: sale.listing_id,
    })),
  );
}

/** Notifies a person that a review of them was written, which stays hidden until they have written theirs. */
export async function notifyOfWrittenReview(
  services: NotifyServices,
  { reviewId }: { reviewId: string },
): Promise<void> {
  const review = await outlineOfReview(services.db, reviewId);
  // Publication has its own signal, which may arrive first.
  if (!review?.subject || review.published) return;
  await notifySubject(services, review.subject, `review-written:${reviewId}`, {
    kind: 'review.written',
    group: saleGroup(review.sale_id),
    title: 'Someone reviewed you',
    mailSubject: `Someone reviewed you for ${listingInTitle(review.item_title)}`,
    message: "Write yours and you'll both see them.",
    listingId: review.listing_id,
  });
}

/** Notifies a person that a review of them was published. */
export async function notifyOfPublishedReview(
  services: NotifyServices,
  { reviewId }: { reviewId: string },
): Promise<void> {
  const review = await outlineOfReview(services.db, reviewId);
  if (!review?.subject) return;
  await notifySubject(services, review.subject, `review-published:${reviewId}`, {
    kind: 'review.published',
    group: `review:${reviewId}`,
    title: 'You have a new review',
    mailSubject: `You have a new review for ${listingInTitle(review.item_title)}`,
    message: "It's on your profile now.",
    listingId: review.listing_id,
  });
}

/** Marks review requests as read: the author's, and after publication the other person's. */
export async function markReadAfterReview(
  services: Pick<NotifyServices, 'db' | 'live'>,
  { reviewId }: { reviewId: string },
): Promise<void> {
  const review = await outlineOfReview(services.db, reviewId);
  if (review === undefined) return;
  const done = review.published ? [review.author, review.subject] : [review.author];
  await markRequestsRead(services, done, review.sale_id);
}

/** Marks these people's requests for a review as read. */
export async function markRequestsRead(
  services: Pick<NotifyServices, 'db' | 'live'>,
  people: readonly (string | null)[],
  saleId: string,
): Promise<void> {
  for (const id of people) {
    if (id !== null) await markGroupRead(services, { kind: 'member', id }, saleGroup(saleId));
  }
}

function notifySubject(
  services: NotifyServices,
  to: string,
  signal: string,
  notification: Omit<NotificationInput, 'to' | 'link'>,
): Promise<void> {
  return notify(services, signal, [{ ...notification, to, link: REVIEWS }]);
}
