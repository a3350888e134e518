import { sql } from 'kysely';
import type { PostInto } from '../../../items/listings/server/listings.ts';
import { rememberAddress } from '../../../people/accounts/server/accounts.ts';
import { countAction } from './ledger.ts';

/**
 * Adds a new listing to an event, joins its seller and counts it. Events that are over or unknown are ignored. The
 * start time of the transaction decides, and the end of the event waits for it.
 */
export const postIntoEvent: PostInto = async ({ config }, trx, owner, listingId, { eventId, address }) => {
  if (eventId === undefined) return;
  const { rows } = await sql<{ title: string; at: Date }>`
    with event as (
      select id from flash_drops
      where id = ${eventId} and starts_at <= now() and ends_at > now()
        and finished_at is null and cancelled_at is null
      for share
    )
    insert into flash_drop_listings (flash_drop_id, listing_id, price_cents)
    select event.id, listings.id, listings.price_cents from event, listings where listings.id = ${listingId}
    returning (select title from listings where listings.id = flash_drop_listings.listing_id) as title,
      added_at as at`.execute(trx);
  const [posted] = rows;
  // Listings of guests are shown too, but earn no points.
  if (posted === undefined || owner.kind === 'guest') return;
  await sql`
    insert into flash_drop_participants (flash_drop_id, profile_id, joined_at)
    values (${eventId}, ${owner.id}, ${posted.at})
    on conflict (flash_drop_id, profile_id) do update set left_at = null, changed_at = clock_timestamp(),
      -- When two first listings are posted at once, the other one may have joined the event already.
      joined_at = least(flash_drop_participants.joined_at, excluded.joined_at)`.execute(trx);
  await rememberAddress(trx, config, { userId: owner.id, address });
  await countAction(trx, config.timeZone, {
    act: 'post',
    profileId: owner.id,
    source: `listing:${listingId}`,
    at: posted.at,
    eventId,
    listingId,
    itemTitle: posted.title,
  });
};

/** The public API of Flash Drops for other features on the server. */

export { standingHolders } from './prizes.queries.ts';
export { scheduleWeekends } from './schedule-weekends.ts';
