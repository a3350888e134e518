import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { itemList, mailPicture } from '../../../../platform/server/mail/mail-items.ts';
import {
  buttonLink,
  heading,
  paragraph,
  parts,
  section,
} from '../../../../platform/server/mail/mail-parts.ts';
import { counted } from '../../../../shared/counted.ts';
import { distanceText } from '../../../../shared/distance.ts';
import { formatDollars } from '../../../../shared/money.ts';
import type { Channel } from '../../../../shared/notification-kinds.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';
import { listedPicture } from '../../../items/photos/server/photos.ts';
import {
  listingInTitle,
  type MailBody,
  type MailedNotification,
  type NotifyServices,
  notify,
} from '../../../talking/notifications/server/notifications.ts';
import { blockedPeopleOf, isVisible } from '../../../trust/blocks/server/blocks.ts';
import { digestDue } from '../contract/signals.ts';
import { DIGEST_GROUP, WANT_KINDS } from './want-notifications.ts';

/** Number of wants per transaction. */
const BATCH_SIZE = 500;
/** Number of listings that a digest names. The page of wants shows all of them. */
const MAX_NAMED = 3;

/**
 * Starts the digests that are due. Runs on a schedule. The transaction that records a digest's signal also marks its
 * matches as notified, so each is sent once, even with several processes or after a crash.
 */
export async function startDigests(db: Database, jobs: Pick<Jobs, 'record'>): Promise<void> {
  let started: number;
  do {
    started = await db.transaction().execute(async (trx) => {
      const { rows: due } = await sql<{ id: string }>`
        update wants set digest_due_at = null
        where id in (
          select id from wants where digest_due_at <= now()
          order by digest_due_at, profile_id limit ${sql.lit(BATCH_SIZE)} for update skip locked)
        returning id`.execute(trx);
      const { rows: matches } = await sql<{ profileId: string; wantId: string; listingId: string }>`
        update want_matches set told_at = now()
        from wants
        where want_id = any(${due.map(({ id }) => id)}::uuid[]) and wants.id = want_id and told_at is null
          and not is_close and matched_at >= watches_since and paused_at is null and deleted_at is null
        returning profile_id as "profileId", want_id as "wantId", listing_id as "listingId"`.execute(trx);
      const people = Map.groupBy(matches, ({ profileId }) => profileId);
      const signals = [...people].map(([profileId, theirs]) => ({
        profileId,
        found: theirs.map(({ wantId, listingId }) => ({ wantId, listingId })),
      }));
      if (signals.length > 0) await jobs.record(trx, digestDue, ...signals);
      return due.length;
    });
  } while (started === BATCH_SIZE);
}

/** Notifies a member of new matches since the last digest that are still for sale. */
export async function sendDigest(
  services: NotifyServices,
  { profileId, found }: { profileId: string; found: readonly { wantId: string; listingId: string }[] },
  delivery: string,
): Promise<void> {
  const matches = await findMatched(services.db, profileId, found);
  const [first] = matches;
  if (first === undefined) return;
  const listings = [...new Map(matches.map((match) => [match.listingId, match])).values()];
  const names = [...new Set(matches.map(({ name }) => name))];
  const more = listings.length - MAX_NAMED;
  const named = listings
    .slice(0, MAX_NAMED)
    .map(({ title, priceCents }) => `${title}, ${priceCents === 0 ? 'free' : formatDollars(priceCents)}.`);
  const count = counted(listings.length, 'new match', 'new matches');
  const about = names.length === 1 ? `“${listingInTitle(first.name)}”` : `${names.length} wants`;
  await notify(services, `want-digest:${delivery}`, [
    {
      to: profileId,
      kind: WANT_KINDS.digest,
      group: DIGEST_GROUP,
      title: `${count} for ${about}`,
      message: [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' '),
      link: '/match-me/wants',
      listingId: first.listingId,
      channels: [...new Set<Channel>(matches.flatMap(({ channels }) => channels))],
    },
  ]);
}

/** Number of listings in the email. The page of wants shows all of them. */
const MAX_MAILED = 8;

/** Returns the body of a digest's email: its matches with pictures. Null for other notifications. */
export async function digestMail(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { kind, title, link }: Pick<MailedNotification, 'kind' | 'title' | 'link'>,
  { key }: { key: OwnerKey },
): Promise<MailBody | null> {
  if (kind !== WANT_KINDS.digest || key.kind !== 'member') return null;
  const matches = await findMatched(db, key.id, await findDigest(db, key.id));
  return matches.length === 0 ? null : digestMailBody({ title, link, matches }, publicUrl);
}

export function digestMailBody(
  { title, link, matches }: { title: string; link: string; matches: readonly Matched[] },
  publicUrl: string,
): MailBody {
  const listings = [...new Map(matches.map((match) => [match.listingId, match])).values()];
  const names = new Set(matches.map(({ name }) => name));
  const more = listings.length - MAX_MAILED;
  return {
    preview: listings.map(({ title: name, priceCents }) => `${name}, ${priceText(priceCents)}`).join('. '),
    content: section(
      heading(title),
      itemList(
        listings.slice(0, MAX_MAILED).map((match) => ({
          name: match.title,
          about: aboutText(match, names.size > 1),
          href: `${publicUrl}/listing/${match.listingId}`,
          picture: match.photo === null ? null : mailPicture(listedPicture(match.photo), publicUrl),
        })),
      ),
      parts(more > 0 && paragraph(`And ${more} more.`)),
      buttonLink(link, 'See your wants'),
    ),
  };
}

const priceText = (cents: number): string => (cents === 0 ? 'Free' : formatDollars(cents));

/** '$240, 3 mi. For “Road bike”.' */
function aboutText({ priceCents, distanceKm, name }: Matched, several: boolean): string {
  const away = distanceKm === null ? '' : `, ${distanceText(distanceKm)}`;
  return `${priceText(priceCents)}${away}${several ? `. For “${name}”` : ''}`;
}

/** A match of a want. */
interface Found {
  wantId: string;
  listingId: string;
}

interface Matched {
  listingId: string;
  title: string;
  priceCents: number;
  distanceKm: number | null;
  /** The storage key of the first photo. */
  photo: string | null;
  /** Of the want. */
  name: string;
  channels: Channel[];
}

/** Returns matches, newest first, without those that are sold, hidden or too expensive by now. */
async function findMatched(db: Database, profileId: string, matches: readonly Found[]): Promise<Matched[]> {
  const hidden = await blockedPeopleOf(db, { kind: 'member', id: profileId });
  const { rows } = await sql<Matched>`
    select listings.id as "listingId", title, listings.price_cents as "priceCents", wants.name, channels,
      (select distance_km from want_matches where want_id = wants.id and listing_id = listings.id) as "distanceKm",
      (select storage_key from photos where photos.listing_id = listings.id order by position limit 1) as photo
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as item ("wantId" uuid, "listingId" uuid)
      join wants on wants.id = "wantId" and wants.deleted_at is null and paused_at is null
      join profiles on profiles.id = wants.profile_id and deletes_at is null
      join listings on listings.id = "listingId"
    where ${isForSale()} and ${isVisible('listings.seller_id', 'listings.guest_key', hidden)}
      and (max_price_cents is null or price_cents <= max_price_cents)
    order by listed_at desc, listings.id, wants.created_at, wants.id`.execute(db);
  return rows;
}

/**
 * Returns the matches of a member's newest digest that they have not seen. All matches of a digest have the same
 * timestamp. Instant notifications are never part of one.
 */
async function findDigest(db: Database, profileId: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with told as (
      select want_id, listing_id, told_at
      from want_matches join wants on wants.id = want_id
      where profile_id = ${profileId}::uuid and frequency <> 'instant' and deleted_at is null
        and told_at is not null and shown_at is null and not is_close
        and not exists (
          select from want_matches as other join wants as instant on instant.id = other.want_id
          where other.listing_id = want_matches.listing_id and instant.profile_id = wants.profile_id
            and instant.frequency = 'instant' and not other.is_close))
    select want_id as "wantId", listing_id as "listingId" from told
    where told_at = (select max(told_at) from told)`.execute(db);
  return rows;
}
