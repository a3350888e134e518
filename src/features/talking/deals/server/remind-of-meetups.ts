import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { listingsOfDeal } from '../../../items/listings/server/listings.ts';
import { findConversations } from '../../messages/server/messages.ts';
import { dealStepTaken } from '../contract/signals.ts';
import type { DealsServices } from './deals.ts';

const REMINDERS = [
  { step: 'meetup-in-a-day', column: 'day_notified', hours: 24 },
  { step: 'meetup-in-an-hour', column: 'hour_notified', hours: 1 },
] as const;
type Reminder = (typeof REMINDERS)[number];

const BATCH_SIZE = 500;

/**
 * Reminds both participants of confirmed meet-ups, once a day before and once an hour before. Runs on a
 * schedule.
 */
export async function remindOfMeetups({ db, jobs }: Pick<DealsServices, 'db' | 'jobs'>): Promise<void> {
  for (const reminder of REMINDERS) {
    let rowCount: number;
    do {
      rowCount = await db.transaction().execute(async (trx) => {
        const due = await takeDue(trx, reminder);
        await jobs.record(trx, dealStepTaken, ...(await signalsFor(trx, reminder, due)));
        return due.length;
      });
    } while (rowCount === BATCH_SIZE);
  }
}

interface DueMeetup {
  conversation_id: string;
  listing_id: string;
}

function takeDue(trx: Transaction<DB>, { column, hours }: Reminder): Promise<DueMeetup[]> {
  return trx
    .updateTable('meetups')
    .set({ [column]: true })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('meetups')
        .select('id')
        .where('state', '=', 'confirmed')
        .where('hour_notified', '=', false)
        .where(column, '=', false)
        .where('starts_at', '<=', sql<Date>`now() + make_interval(hours => ${sql.lit(hours)})`)
        .where('starts_at', '>', sql<Date>`now()`)
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['conversation_id', 'listing_id'])
    .execute();
}

async function signalsFor(trx: Transaction<DB>, { step }: Reminder, due: readonly DueMeetup[]) {
  if (due.length === 0) return [];
  const listings = await listingsOfDeal(
    trx,
    due.map(({ listing_id }) => listing_id),
  );
  const sellers = new Map(listings.map(({ id, owner }) => [id, owner]));
  const conversations = await findConversations(
    trx,
    due.flatMap(({ conversation_id: id, listing_id }) => {
      const seller = sellers.get(listing_id);
      return seller === undefined ? [] : [{ id, seller }];
    }),
  );
  return [...conversations.values()].flatMap(({ id: conversationId, listingId, buyer, seller }) =>
    [buyer.owner, seller.owner].flatMap((to) =>
      to === null ? [] : [{ step, to, listingId, conversationId, amountCents: null }],
    ),
  );
}
