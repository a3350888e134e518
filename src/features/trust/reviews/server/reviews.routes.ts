import type { Database } from '../../../../platform/server/db/database.ts';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { reviewErrors } from '../contract/errors.ts';
import {
  EditedReview,
  Helpful,
  NewReview,
  PendingReviews,
  ReceivedQuery,
  Review,
  ReviewPage,
  ReviewQuery,
  ReviewReply,
  Stories,
} from '../contract/review.ts';
import { findStories } from './find-stories.ts';
import { loadReviews } from './load-reviews.ts';
import { markHelpful } from './mark-helpful.ts';
import { findPending } from './pending-reviews.ts';
import { requireVoter } from './reviews.policy.ts';
import { editReview, replyToReview, writeReview } from './write-review.ts';

const tag: ApiTag = {
  name: 'Reviews',
  description: 'Reviews that the two people of a sale write about each other.',
};

interface Services {
  db: Database;
  jobs: Jobs;
}

export function reviewRoutes(services: Services) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/reviews/received',
        operationId: 'listReceivedReviews',
        tag,
        summary: 'List reviews of a member, or of the viewer, newest first',
        access: 'optional',
        scope: 'profile:read',
        request: { query: ReceivedQuery },
        responses: { 200: json(ReviewPage, 'A page of published reviews.') },
        errors: [commonErrors.AUTHENTICATION_REQUIRED],
      }),
      async (c) => {
        const actor = await actorOf(c);
        const { person, ...query } = c.req.valid('query');
        const of = person === undefined ? requireOwner(actor) : { kind: 'member' as const, id: person };
        return c.json(await loadReviews(db, actor, { of, side: 'received', ...query }), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/reviews/given',
        operationId: 'listGivenReviews',
        tag,
        summary: 'List reviews the viewer wrote, newest first, including unpublished ones',
        access: 'owner',
        request: { query: ReviewQuery },
        responses: { 200: json(ReviewPage, "A page of the viewer's reviews.") },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const page = await loadReviews(db, owner, { of: owner, side: 'given', ...c.req.valid('query') });
        return c.json(page, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/reviews/stories',
        operationId: 'listStories',
        tag,
        summary: 'List five-star reviews for the home page',
        description: 'The newest ones with a meaningful text, one per member.',
        access: 'optional',
        responses: { 200: json(Stories, 'At most 15, without people hidden from the viewer.') },
      }),
      async (c) => c.json({ stories: await findStories(db, await actorOf(c)) }, 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/reviews/pending',
        operationId: 'listPendingReviews',
        tag,
        summary: 'List sales the viewer can review',
        access: 'owner',
        responses: { 200: json(PendingReviews, 'Latest sale first.') },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json({ pending: await findPending(db, owner) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/reviews',
        operationId: 'writeReview',
        tag,
        summary: 'Review the other person of a sale',
        description:
          'Both reviews are published once both people have written, or 14 days after the first one. Until then, only its author sees a review.',
        access: 'owner',
        request: { body: jsonBody(NewReview) },
        responses: { 201: json(Review, 'The review.') },
        errors: [
          reviewErrors.REVIEW_EMPTY,
          reviewErrors.REVIEW_TOO_LONG,
          reviewErrors.SALE_NOT_FOUND,
          reviewErrors.ALREADY_REVIEWED,
          reviewErrors.REVIEW_TOO_LATE,
          reviewErrors.TOO_MANY_REVIEWS,
        ],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json(await writeReview(services, owner, c.req.valid('json')), 201);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/reviews/{id}',
        operationId: 'updateReview',
        tag,
        summary: "Edit the viewer's unpublished review",
        access: 'owner',
        request: { params: byId, body: jsonBody(EditedReview) },
        responses: { 200: json(Review, 'The changed review.') },
        errors: [
          reviewErrors.REVIEW_EMPTY,
          reviewErrors.REVIEW_TOO_LONG,
          reviewErrors.REVIEW_NOT_FOUND,
          reviewErrors.REVIEW_PUBLISHED,
          reviewErrors.TOO_MANY_REVIEWS,
        ],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json(await editReview(db, owner, c.req.valid('param').id, c.req.valid('json')), 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/reviews/{id}/reply',
        operationId: 'replyToReview',
        tag,
        summary: 'Reply once to a review of the viewer',
        access: 'owner',
        request: { params: byId, body: jsonBody(ReviewReply) },
        responses: { 200: json(Review, 'The review with the reply.') },
        errors: [
          reviewErrors.REPLY_EMPTY,
          reviewErrors.REPLY_TOO_LONG,
          reviewErrors.REVIEW_NOT_FOUND,
          reviewErrors.ALREADY_REPLIED,
          reviewErrors.TOO_MANY_REVIEWS,
        ],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json(await replyToReview(db, owner, c.req.valid('param').id, c.req.valid('json').text), 200);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/reviews/{id}/helpful',
        operationId: 'markReviewHelpful',
        tag,
        summary: 'Mark a review as helpful; repeating it changes nothing',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(Helpful, 'It is marked.') },
        errors: [
          reviewErrors.SIGN_IN_TO_MARK,
          reviewErrors.OWN_REVIEW,
          reviewErrors.REVIEW_NOT_FOUND,
          reviewErrors.TOO_MANY_REVIEWS,
        ],
      }),
      async (c) => {
        const member = requireVoter(await actorOf(c));
        return c.json(await markHelpful(db, member, c.req.valid('param').id, true), 200);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/reviews/{id}/helpful',
        operationId: 'unmarkReviewHelpful',
        tag,
        summary: 'Remove the helpful mark; repeating it changes nothing',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(Helpful, 'It is not marked.') },
        errors: [reviewErrors.SIGN_IN_TO_MARK, reviewErrors.REVIEW_NOT_FOUND, reviewErrors.TOO_MANY_REVIEWS],
      }),
      async (c) => {
        const member = requireVoter(await actorOf(c));
        return c.json(await markHelpful(db, member, c.req.valid('param').id, false), 200);
      },
    );
}
