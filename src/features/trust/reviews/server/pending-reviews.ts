import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Owner, type OwnerKey, ownerOf, personKey } from '../../../../platform/server/http/actor.ts';
import { presentPerson, shownGuest } from '../../../people/people/server/people.ts';
import type { PendingReview, ReviewType } from '../contract/review.ts';
import { REVIEW_LIMITS } from '../contract/review-limits.ts';

const { writeDays, pending } = REVIEW_LIMITS;

/**
 * Finds the sales a person can still review, latest first. The first review can be written for `writeDays` after the
 * sale. The other participant then has until that review is published, and so writes without having read it.
 */
export async function findPending(db: Database, owner: Owner): Promise<PendingReview[]> {
  const rows = await Promise.all([
    pendingAs('seller', db, owner),
    owner.kind === 'member' ? pendingAs('buyer', db, owner) : [],
  ]);
  return rows
    .flat()
    .sort((a, b) => b.completedAt.localeCompare(a.completedAt) || a.saleId.localeCompare(b.saleId))
    .slice(0, pending);
}

/** Finds the sales in which the person had this role. The other participant is reviewed. */
async function pendingAs(role: ReviewType, db: Database, owner: OwnerKey): Promise<PendingReview[]> {
  const type = role === 'seller' ? 'buyer' : 'seller';
  const { rows } = await sql<PendingRow>`
    select sales.id, sales.listing_id, sales.item_title, sales.completed_at,
      theirs.id is not null as other_has_written, deadline.until,
      person.id as person_id, person.username, person.full_name, person.avatar_url,
      person.rating, person.total_ratings,
      ${type === 'seller' ? shownGuest('sales.seller_guest') : sql`null::uuid`} as guest
    from sales
      left join reviews as theirs on theirs.sale_id = sales.id and theirs.type = ${role}
      left join profiles as person on person.id = ${type === 'seller' ? sql`sales.seller_id` : sql`sales.buyer_id`}
        and person.deletes_at is null
      cross join lateral (select coalesce(theirs.publishes_at, ${firstDeadline}) as until) as deadline
    where ${role === 'seller' ? sellerIs(owner) : sql`sales.buyer_id = ${personKey(owner)}`}
      and ${hasOther(type)}
      and deadline.until > now()
      and not exists (select from reviews where sale_id = sales.id and type = ${type})
    order by sales.completed_at desc, sales.id
    limit ${pending}`.execute(db);
  return rows.map((row) => ({
    saleId: row.id,
    counterparty: presentPerson(ownerOf(row.person_id, row.guest), row),
    type,
    listing: { id: row.listing_id, title: row.item_title },
    completedAt: row.completed_at.toISOString(),
    until: row.until.toISOString(),
    otherHasWritten: row.other_has_written,
  }));
}

interface PendingRow {
  id: string;
  listing_id: string;
  item_title: string;
  completed_at: Date;
  until: Date;
  other_has_written: boolean;
  person_id: string | null;
  username: string | null;
  full_name: string | null;
  avatar_url: string | null;
  rating: string | null;
  total_ratings: number | null;
  guest: string | null;
}

/** The deadline for the first review of a sale. */
export const firstDeadline = sql<Date>`(sales.completed_at + make_interval(days => ${sql.lit(writeDays)}))`;

const sellerIs = (owner: OwnerKey) =>
  owner.kind === 'member'
    ? sql<SqlBool>`sales.seller_id = ${owner.id}`
    : sql<SqlBool>`sales.seller_guest = ${owner.key}`;

/** Whether the other participant still has an account to review. */
const hasOther = (type: ReviewType) =>
  type === 'seller'
    ? sql`coalesce(sales.seller_id, sales.seller_guest) is not null`
    : sql`sales.buyer_id is not null`;
