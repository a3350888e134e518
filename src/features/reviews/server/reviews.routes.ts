import { createRoute, z } from '@hono/zod-openapi';
import type { Database } from '../../../platform/server/db/database.ts';
import { requireOwner } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { commonErrors } from '../../../shared/errors.ts';
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
} from '../contract/review.ts';
import { editReview } from './edit-review.ts';
import { loadReviews } from './load-reviews.ts';
import { markHelpful } from './mark-helpful.ts';
import { findPending } from './pending-reviews.ts';
import { replyToReview } from './reply-to-review.ts';
import { requireVoter } from './reviews.policy.ts';
import { writeReview } from './write-review.ts';

const tags = ['Reviews'];
const params = z.object({ id: z.uuid() });
const PRIVATE = { 'Cache-Control': 'no-store' };

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
const bodyOf = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

interface Services {
  db: Database;
  jobs: Jobs;
}

export function reviewRoutes(services: Services) {
  const { db } = services;
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/reviews/received',
        tags,
        summary: 'What others said about a member, or about the asker; newest first',
        request: { query: ReceivedQuery },
        responses: {
          200: json(ReviewPage, 'A page of reviews that are shown.'),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const { actor } = await c.var.identify();
        const { person, ...query } = c.req.valid('query');
        const of = person === undefined ? requireOwner(actor) : { kind: 'member' as const, id: person };
        return c.json(await loadReviews(db, actor, { of, side: 'received', ...query }), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/reviews/given',
        tags,
        summary: 'What the asker said about others, those that are not shown yet included; newest first',
        request: { query: ReviewQuery },
        responses: {
          200: json(ReviewPage, "A page of the asker's reviews."),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const page = await loadReviews(db, owner, { of: owner, side: 'given', ...c.req.valid('query') });
        return c.json(page, 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/reviews/pending',
        tags,
        summary: 'Sales the asker can review',
        responses: {
          200: json(PendingReviews, 'The latest sale first.'),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json({ pending: await findPending(db, owner) }, 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/reviews',
        tags,
        summary: 'Review the other one of a sale',
        description:
          'Both reviews are shown once both have written, or 14 days after the one that was written; until then only its author sees it.',
        request: { body: bodyOf(NewReview) },
        responses: {
          201: json(Review, 'The review.'),
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            reviewErrors.REVIEW_EMPTY,
            reviewErrors.REVIEW_TOO_LONG,
            reviewErrors.SALE_NOT_FOUND,
            reviewErrors.ALREADY_REVIEWED,
            reviewErrors.REVIEW_TOO_LATE,
            reviewErrors.TOO_MANY_REVIEWS,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json(await writeReview(services, owner, c.req.valid('json')), 201);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/reviews/{id}',
        tags,
        summary: "Change one of the asker's reviews, as long as it is not shown",
        request: { params, body: bodyOf(EditedReview) },
        responses: {
          200: json(Review, 'The changed review.'),
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            reviewErrors.REVIEW_EMPTY,
            reviewErrors.REVIEW_TOO_LONG,
            reviewErrors.REVIEW_NOT_FOUND,
            reviewErrors.REVIEW_SHOWN,
            reviewErrors.TOO_MANY_REVIEWS,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json(await editReview(db, owner, c.req.valid('param').id, c.req.valid('json')), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/reviews/{id}/reply',
        tags,
        summary: 'Answer a review about the asker, once',
        request: { params, body: bodyOf(ReviewReply) },
        responses: {
          200: json(Review, 'The review with the reply.'),
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            reviewErrors.REPLY_EMPTY,
            reviewErrors.REPLY_TOO_LONG,
            reviewErrors.REVIEW_NOT_FOUND,
            reviewErrors.ALREADY_REPLIED,
            reviewErrors.TOO_MANY_REVIEWS,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json(await replyToReview(db, owner, c.req.valid('param').id, c.req.valid('json').text), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/reviews/{id}/helpful',
        tags,
        summary: 'Mark a review as helpful; again changes nothing',
        request: { params },
        responses: {
          200: json(Helpful, 'It is marked.'),
          ...problems(
            reviewErrors.SIGN_IN_TO_MARK,
            reviewErrors.OWN_REVIEW,
            reviewErrors.REVIEW_NOT_FOUND,
            reviewErrors.TOO_MANY_REVIEWS,
          ),
        },
      }),
      async (c) => {
        const member = requireVoter((await c.var.identify()).actor);
        return c.json(await markHelpful(db, member, c.req.valid('param').id, true), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/reviews/{id}/helpful',
        tags,
        summary: 'Take the mark back, whether there is one or not',
        request: { params },
        responses: {
          200: json(Helpful, 'It is not marked.'),
          ...problems(
            reviewErrors.SIGN_IN_TO_MARK,
            reviewErrors.REVIEW_NOT_FOUND,
            reviewErrors.TOO_MANY_REVIEWS,
          ),
        },
      }),
      async (c) => {
        const member = requireVoter((await c.var.identify()).actor);
        return c.json(await markHelpful(db, member, c.req.valid('param').id, false), 200);
      },
    );
}
