import type { Selectable, Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { lockGuest } from '../../../people/guests/server/guests.ts';
import { lockMember } from '../../../people/people/server/people.ts';
import { countDaily, limitLinks } from '../../../trust/newcomers/server/newcomers.ts';
import {
  type CheckedText,
  checkText,
  type TextServices,
} from '../../../trust/text-rules/server/text-rules.ts';
import { attachPhotos } from '../../photos/server/photos.ts';
import { listingErrors } from '../contract/errors.ts';
import type { NewListing } from '../contract/listing.ts';
import { type CheckedListing, checkListing, requireOffered } from '../contract/listing-rules.ts';
import { listingPosted } from '../contract/signals.ts';
import { pickupColumns } from './pickup-columns.ts';
import { storeReading } from './readings.queries.ts';

/**
 * Shows a new listing somewhere beside the marketplace too, such as in a Drop Zone, if the form asks for it; in the
 * transaction that creates the listing. The features that have such places are above listings, so the composition
 * passes theirs in.
 * @throws DomainError when the owner may not post there; nothing is posted then.
 */
export type PostInto = (
  services: Pick<PlatformServices, 'jobs' | 'config'>,
  trx: Transaction<DB>,
  owner: Owner,
  listingId: string,
  into: Pick<NewListing, 'zoneId' | 'eventId'> & {
    /** The network address that posts. */
    address: string;
  },
) => Promise<void>;

const PER_OWNER = { windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

export interface CreateServices
  extends Pick<PlatformServices, 'db' | 'jobs' | 'config' | 'settings'>,
    Omit<TextServices, 'config'> {
  /** Where new listings appear besides the marketplace. */
  postInto: readonly PostInto[];
}

/**
 * Stores a listing with its uploaded photos, all or nothing. Sending the same submission again, after a lost
 * answer or by a double click, returns the existing listing as it is.
 * @param address The network address that posts.
 * @throws DomainError with the texts of the form.
 */
export async function createListing(
  services: CreateServices,
  owner: Owner,
  input: NewListing,
  address: string,
): Promise<{ id: string; isNew: boolean }> {
  const { db, jobs, settings } = services;
  const listing = checkListing(input);
  requireOffered(listing.category);
  const ownerKey = personKey(owner);
  const perHour = { ...PER_OWNER, limit: settings.current().listingsPerHour };
  await countAttempt(db, `listing:owner:${ownerKey}`, perHour, listingErrors.TOO_MANY_LISTINGS);
  const { queue } = await checkWords(services, owner, listing, input.sure);
  return db.transaction().execute(async (trx) => {
    await lockGuest(trx, owner, listingErrors.SIGN_IN_TO_LIST);
    await lockMember(trx, owner, listingErrors.SIGN_IN_TO_LIST);
    const created = await trx
      .insertInto('listings')
      .values({
        ...contentColumns(listing),
        ai_generated: input.aiGenerated,
        submission_id: input.submissionId ?? null,
        ...ownerColumns(owner),
      })
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created === undefined)
      return { ...(await findSubmission(trx, input.submissionId, owner)), isNew: false };
    await countDaily(trx, settings, owner, 'listings', listingErrors.TOO_MANY_LISTINGS);
    await storeReading(trx, created.id, listing);
    await attachPhotos(trx, owner, created.id, input.photos);
    for (const post of services.postInto) await post(services, trx, owner, created.id, { ...input, address });
    await jobs.record(trx, listingPosted, { listingId: created.id });
    await queue?.(trx, { kind: 'listing', id: created.id });
    return { ...created, isNew: true };
  });
}

/** The content of a listing as it is stored. */
export const contentColumns = (listing: CheckedListing) => ({
  title: listing.title,
  description: listing.description,
  price_cents: listing.priceCents,
  category: listing.category,
  condition: listing.condition,
  tags: listing.tags,
  location: listing.area,
  latitude: listing.position?.latitude ?? null,
  longitude: listing.position?.longitude ?? null,
  ...pickupColumns(listing.pickupHours),
});

/**
 * Checks the words of a listing by the limits of new accounts and the rules for texts.
 * @throws DomainError if they are refused, or asked about.
 */
export async function checkWords(
  services: TextServices & Pick<PlatformServices, 'settings'>,
  owner: Owner,
  { title, description, tags, area }: CheckedListing,
  sure: boolean | undefined,
): Promise<CheckedText> {
  const links = { field: 'description', text: description };
  await limitLinks(services, owner, links, listingErrors.LISTING_REFUSED);
  const fields = { title, description, tags: tags.join('\n'), area: area ?? '' };
  return checkText(services, { place: 'listing', fields, sure });
}

type OwnerColumns = Pick<Selectable<DB['listings']>, 'seller_id' | 'guest_key'>;

function ownerColumns(owner: Owner): OwnerColumns {
  return owner.kind === 'member'
    ? { seller_id: owner.id, guest_key: null }
    : { seller_id: null, guest_key: owner.key };
}

async function findSubmission(
  db: Database,
  submissionId: string | undefined,
  owner: Owner,
): Promise<{ id: string }> {
  const { seller_id, guest_key } = ownerColumns(owner);
  const known = await db
    .selectFrom('listings')
    .select('id')
    .where('submission_id', '=', submissionId ?? null)
    .where('seller_id', 'is not distinct from', seller_id)
    .where('guest_key', 'is not distinct from', guest_key)
    .executeTakeFirst();
  if (known === undefined) throw new DomainError(listingErrors.LISTING_REFUSED);
  return known;
}
