import { sql } from 'kysely';
import { listingOfDeal } from '../../listings/server/listings.ts';
import { findConversation } from '../../messages/server/messages.ts';
import { dealStepTaken } from '../contract/signals.ts';
import type { DealsServices } from './deals.ts';

const REMINDERS = [
  { step: 'meetup-in-a-day', column: 'day_notified', hours: 24 },
  { step: 'meetup-in-an-hour', column: 'hour_notified', hours: 1 },
] as const;
type Reminder = (typeof REMINDERS)[number];

/** Run by a schedule: tells both of a confirmed meet-up a day and an hour before, each once. */
export async function remindOfMeetups(services: Pick<DealsServices, 'db' | 'jobs'>): Promise<void> {
  for (const reminder of REMINDERS) {
    while (await remindOfOne(services, reminder));
  }
}

/** False when nobody is left to remind. */
async function remindOfOne(
  { db, jobs }: Pick<DealsServices, 'db' | 'jobs'>,
  { step, column, hours }: Reminder,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('meetups')
      .set({ [column]: true })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('meetups')
          .select('id')
          .where('state', '=', 'confirmed')
          .where('hour_notified', '=', false)
          .where(column, '=', false)
          .where('starts_at', '<=', sql<Date>`now() + make_interval(hours => ${sql.lit(hours)})`)
          .where('starts_at', '>', sql<Date>`now()`)
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['conversation_id', 'listing_id'])
      .executeTakeFirst();
    if (due === undefined) return false;
    const listing = await listingOfDeal(trx, due.listing_id);
    const conversation = listing && (await findConversation(trx, due.conversation_id, listing.owner));
    for (const to of [conversation?.buyer.owner, conversation?.seller.owner]) {
      if (!to) continue;
      await jobs.record(trx, dealStepTaken, {
        step,
        to,
        listingId: due.listing_id,
        conversationId: due.conversation_id,
        amountCents: null,
      });
    }
    return true;
  });
}
