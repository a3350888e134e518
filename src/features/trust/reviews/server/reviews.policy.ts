import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type Actor,
  type Member,
  type OwnerKey,
  requireMember,
} from '../../../../platform/server/http/actor.ts';
import { reviewErrors } from '../contract/errors.ts';

/**
 * Who can do what with reviews. The conditions below are part of the statements that read and write.
 * - Read a published one: everyone. Before that: only its author.
 * - Write: the seller and the buyer of a sale, once each, members and guests alike (`roleIn`).
 * - Change: its author, until it is published.
 * - Reply: the person it is about, once, after it is published.
 * - Mark as helpful: members other than its author.
 */

/** Whether the person in these columns of a review is `owner`. */
export function isPerson(side: 'reviewer' | 'reviewee', owner: OwnerKey): RawBuilder<SqlBool> {
  return owner.kind === 'member'
    ? sql<SqlBool>`${sql.ref(`reviews.${side}_id`)} = ${owner.id}`
    : sql<SqlBool>`${sql.ref(`reviews.${side}_guest`)} = ${owner.key}`;
}

/** Whether a review is published. The clock decides, even if the job that counts it has not run. */
export const isPublished = sql<SqlBool>`(reviews.counted or reviews.publishes_at <= now())`;

/** Whether others see a review: it is published, no operator took it down, and its author is not suspended. */
export const isVisible = sql<SqlBool>`(${isPublished} and not reviews.hidden)`;

interface SalePeople {
  seller_id: string | null;
  seller_guest: string | null;
  buyer_id: string | null;
}

/** Returns a person's role in a sale; null for everyone else. */
export function roleIn(sale: SalePeople, owner: OwnerKey): 'seller' | 'buyer' | null {
  if (owner.kind === 'guest') return sale.seller_guest === owner.key ? 'seller' : null;
  if (sale.seller_id === owner.id) return 'seller';
  return sale.buyer_id === owner.id ? 'buyer' : null;
}

interface ReviewPeople {
  reviewer_id: string | null;
  reviewer_guest: string | null;
  reviewee_id: string | null;
  reviewee_guest: string | null;
  reply: string | null;
  published: boolean;
}

/** Returns what someone can do with a review they can read. */
export function abilities(actor: Actor, review: ReviewPeople) {
  const is = (id: string | null, guest: string | null) =>
    (actor.kind === 'member' && actor.id === id) || (actor.kind === 'guest' && actor.key === guest);
  const author = is(review.reviewer_id, review.reviewer_guest);
  const reviewed = is(review.reviewee_id, review.reviewee_guest);
  return {
    edit: author && !review.published,
    reply: reviewed && review.published && review.reply === null,
    markHelpful: review.published && !author,
  };
}

/**
 * Requires a member, to mark a review as helpful.
 * @throws DomainError SIGN_IN_TO_MARK for visitors and guests.
 */
export const requireVoter = (actor: Actor): Member => requireMember(actor, reviewErrors.SIGN_IN_TO_MARK);
