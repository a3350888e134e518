import type { Database } from '../../../platform/server/db/database.ts';
import { notify, type NotifyServices } from './notify.ts';

const REVIEWS = '/reviews';

/** Asks both people of a sale how it went. */
export async function tellOfSale(services: NotifyServices, { saleId }: { saleId: string }): Promise<void> {
  const sale = await findSale(services.db, saleId);
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

function findSale(db: Database, id: string) {
  return db
    .selectFrom('sales')
    .select(['seller_id', 'buyer_id', 'item_title'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whom a review is about, by profile id; null for nobody who could be told. */
export type SubjectOfReview = (reviewId: string) => Promise<string | null>;

/** Tells somebody that a review of them was written. What it says stays hidden until both have written. */
export async function tellOfWrittenReview(
  services: NotifyServices,
  subjectOf: SubjectOfReview,
  { reviewId }: { reviewId: string },
): Promise<void> {
  await tellSubject(services, subjectOf, reviewId, {
    stage: 'written',
    title: 'Somebody reviewed you',
    message: 'Write yours, and both can be read.',
  });
}

/** Tells somebody that a review of them can be read. */
export async function tellOfShownReview(
  services: NotifyServices,
  subjectOf: SubjectOfReview,
  { reviewId }: { reviewId: string },
): Promise<void> {
  await tellSubject(services, subjectOf, reviewId, {
    stage: 'shown',
    title: 'A review of you can be read',
    message: 'It shows on your profile now.',
  });
}

async function tellSubject(
  services: NotifyServices,
  subjectOf: SubjectOfReview,
  reviewId: string,
  { stage, title, message }: { stage: string; title: string; message: string },
): Promise<void> {
  const to = await subjectOf(reviewId);
  if (to === null) return;
  // Being readable takes the place of having been written.
  const group = `review:${reviewId}`;
  await notify(services, `${group}:${stage}`, [{ to, type: 'review', group, title, message, link: REVIEWS }]);
}
