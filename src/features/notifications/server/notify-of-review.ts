import { findSale } from '../../deals/server/deals.ts';
import { outlineOfReview } from '../../reviews/server/reviews.ts';
import { notify, type NotifyServices } from './notify.ts';

const REVIEWS = '/reviews';

/** Asks both people of a sale how it went. */
export async function notifyOfSale(services: NotifyServices, { saleId }: { saleId: string }): Promise<void> {
  const sale = await findSale(services.db, { id: saleId });
  if (sale === undefined) return;
  const people = [sale.seller_id, sale.buyer_id].filter((id) => id !== null);
  await notify(
    services,
    `sale:${saleId}`,
    people.map((to) => ({
      to,
      type: 'review',
      group: `sale:${saleId}`,
      title: 'How did it go?',
      message: `Leave a review for ${sale.item_title}.`,
      link: REVIEWS,
    })),
  );
}

/** Tells somebody that a review of them was written, which stays hidden until they have written theirs. */
export async function notifyOfWrittenReview(
  services: NotifyServices,
  { reviewId }: { reviewId: string },
): Promise<void> {
  const review = await outlineOfReview(services.db, reviewId);
  // One that is readable already is told of by that signal, whichever comes first.
  if (!review?.subject || review.shown) return;
  await notifySubject(services, review.subject, `review-written:${reviewId}`, {
    group: `review:${reviewId}`,
    title: 'Somebody reviewed you',
    message: 'Write yours, and both can be read.',
  });
}

/** Tells somebody that a review of them can be read. */
export async function notifyOfShownReview(
  services: NotifyServices,
  { reviewId }: { reviewId: string },
): Promise<void> {
  const review = await outlineOfReview(services.db, reviewId);
  if (!review?.subject) return;
  await notifySubject(services, review.subject, `review-shown:${reviewId}`, {
    group: `review:${reviewId}`,
    title: 'A review of you can be read',
    message: 'It shows on your profile now.',
  });
}

function notifySubject(
  services: NotifyServices,
  to: string,
  signal: string,
  notifications: { group: string; title: string; message: string },
): Promise<void> {
  return notify(services, signal, [{ ...notifications, to, type: 'review', link: REVIEWS }]);
}
