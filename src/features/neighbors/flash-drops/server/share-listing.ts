import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import { countAttempt, isWithinLimit } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor, Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../../../../shared/time.ts';
import { isVisibleListing } from '../../../items/listings/server/listings.ts';
import {
  isSamePerson,
  isVisitOf,
  rememberAddress,
  type Visit,
} from '../../../people/accounts/server/accounts.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { Share } from '../contract/points.ts';
import { countAction } from './ledger.ts';
import { type ChangeServices, publishChanges } from './standings-updates.ts';

export interface ShareServices extends ChangeServices {
  db: Database;
  config: Pick<Config, 'timeZone' | 'publicUrl' | 'authSecret'>;
}

/** What a request reveals about its browser. */
export interface Browser extends Visit {
  userAgent: string;
}

const PER_MEMBER = { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;
/** Visitors per network address and day whose opens count for one sharer: enough for a household. */
const PER_ADDRESS = { limit: 6, windowSeconds: DAY_SECONDS, firstDelaySeconds: DAY_SECONDS } as const;

/**
 * Creates a link to a listing of the event. A member gets the same link each time.
 * @throws DomainError SHARE_REFUSED unless the member takes part in the running event and the listing is in it.
 */
export async function shareListing(
  { db, config }: ShareServices,
  member: Member,
  { eventId, listingId, browser }: { eventId: string; listingId: string; browser: Browser },
): Promise<Share> {
  await countAttempt(db, `flash-drop-share:${member.id}`, PER_MEMBER);
  await rememberAddress(db, config, { userId: member.id, address: browser.address });
  const token = randomBytes(16).toString('base64url');
  const { rows } = await sql<{ token: string; opened_at: Date | null }>`
    insert into flash_drop_shares as share (flash_drop_id, profile_id, listing_id, token)
    select me.flash_drop_id, me.profile_id, listings.id, ${token}
    from flash_drop_participants as me
    join flash_drops on flash_drops.id = me.flash_drop_id
      and starts_at <= now() and ends_at > now() and finished_at is null and cancelled_at is null
    join flash_drop_listings as listed on listed.flash_drop_id = me.flash_drop_id
    join listings on listings.id = listed.listing_id and ${isVisibleListing()}
    where me.flash_drop_id = ${eventId} and me.profile_id = ${member.id} and me.left_at is null
      and listings.id = ${listingId}
    on conflict on constraint flash_drop_shares_once do update set token = share.token
    returning token, opened_at`.execute(db);
  const [share] = rows;
  if (share === undefined) throw new DomainError(flashDropErrors.SHARE_REFUSED);
  const path = `/listing/${listingId}?share=${share.token}`;
  return { token: share.token, path, url: config.publicUrl + path, opened: share.opened_at !== null };
}

/**
 * Counts the first open of a shared link. It must come from someone other than the sharer and the seller
 * (`isSamePerson`, `isVisitOf`), while the event is running.
 */
export async function openShare(
  { db, config, ...services }: ShareServices,
  actor: Actor,
  token: string,
  browser: Browser,
): Promise<void> {
  if (browser.userAgent === '' || isbot(browser.userAgent)) return;
  const share = await findShare(db, token);
  if (share === undefined) throw new DomainError(flashDropErrors.SHARE_NOT_FOUND);
  if (share.isOver || share.openedAt !== null) return;
  const act = {
    act: 'share',
    profileId: share.profileId,
    eventId: share.eventId,
    listingId: share.listingId,
    itemTitle: share.title,
    otherId: actor.kind === 'member' ? actor.id : null,
  } as const;
  /** Records once per link why an open did not count. Someone else can still open it. */
  const refuse = async () => {
    const refused = await db.transaction().execute((trx) =>
      countAction(trx, config.timeZone, {
        ...act,
        source: `refused:${share.listingId}`,
        at: new Date(),
        refused: 'same-person',
      }),
    );
    publishChanges(services, refused);
  };
  if (actor.kind === 'member') {
    if (actor.id === share.profileId || actor.id === share.sellerId) return;
    await rememberAddress(db, config, { userId: actor.id, address: browser.address });
    if (await isSamePerson(db, config, actor.id, share.profileId)) return refuse();
  } else {
    if (actor.kind === 'guest' && actor.key === share.guestKey) return;
    if (await isVisitOf(db, config, share.profileId, browser)) return refuse();
    const who = `flash-drop-opened:${share.profileId}:${browser.address}`;
    if (!(await isWithinLimit(db, who, PER_ADDRESS))) return;
  }
  const changes = await db.transaction().execute(async (trx) => {
    const opened = await trx
      .updateTable('flash_drop_shares')
      .set({ opened_at: sql`now()` })
      .where('id', '=', share.id)
      .where('opened_at', 'is', null)
      .returning('opened_at')
      .executeTakeFirst();
    if (!opened?.opened_at) return [];
    return countAction(trx, config.timeZone, {
      ...act,
      source: `listing:${share.listingId}`,
      at: opened.opened_at,
    });
  });
  publishChanges(services, changes);
}

async function findShare(db: Database, token: string) {
  return db
    .selectFrom('flash_drop_shares as share')
    .innerJoin('flash_drops', 'flash_drops.id', 'share.flash_drop_id')
    .innerJoin('listings', 'listings.id', 'share.listing_id')
    .select([
      'share.id',
      'share.flash_drop_id as eventId',
      'share.profile_id as profileId',
      'share.listing_id as listingId',
      'share.opened_at as openedAt',
      'listings.title',
      'listings.seller_id as sellerId',
      'listings.guest_key as guestKey',
      sql<boolean>`(ends_at <= now() or finished_at is not null or cancelled_at is not null)`.as('isOver'),
    ])
    .where('share.token', '=', token)
    .executeTakeFirst();
}
