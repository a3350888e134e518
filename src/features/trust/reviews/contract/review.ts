import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { MemberSummary, PersonSummary } from '../../../people/people/contract/person-summary.ts';

export const ReviewType = z.enum(['seller', 'buyer']).openapi('ReviewType');
export type ReviewType = z.infer<typeof ReviewType>;

const ReviewRating = z
  .int()
  .min(1, 'Choose from one to five stars.')
  .max(5, 'Choose from one to five stars.')
  .openapi('ReviewRating');

export const Review = z
  .object({
    id: z.uuid(),
    rating: ReviewRating,
    text: z.string(),
    type: ReviewType.describe('The role of the person reviewed.'),
    createdAt: z.iso.datetime(),
    reviewer: PersonSummary,
    reviewee: PersonSummary,
    itemTitle: z.string().describe('The title of the listing when it was sold.'),
    helpfulCount: z.int(),
    helpful: z.boolean().describe('Whether the viewer has marked it.'),
    reply: z.union([z.object({ text: z.string(), createdAt: z.iso.datetime() }), z.null()]),
    hiddenUntil: z.iso
      .datetime()
      .nullable()
      .describe(
        'Until then, or until the other person has written, only its author sees it. Null once it is published.',
      ),
    can: z.object({
      edit: z.boolean(),
      reply: z.boolean(),
      markHelpful: z
        .boolean()
        .describe('False for its author only; visitors and guests are asked to sign in.'),
    }),
  })
  .openapi('Review');
export type Review = z.infer<typeof Review>;

export const ReviewPage = z
  .object({ reviews: z.array(Review), nextCursor: z.string().nullable() })
  .openapi('ReviewPage');
export type ReviewPage = z.infer<typeof ReviewPage>;

/** A five-star review for the home page. */
export const Story = z
  .object({
    id: z.uuid(),
    text: z.string(),
    by: MemberSummary,
    role: ReviewType.describe('The role of the person who wrote it.'),
    itemTitle: z.string().describe('The title of the listing when it was sold.'),
  })
  .openapi('Story');
export type Story = z.infer<typeof Story>;

export const Stories = z.object({ stories: z.array(Story) }).openapi('Stories');

export const PendingReview = z
  .object({
    saleId: z.uuid(),
    counterparty: PersonSummary,
    type: ReviewType.describe("The counterparty's role."),
    listing: z.object({ id: z.uuid(), title: z.string() }),
    completedAt: z.iso.datetime(),
    until: z.iso.datetime().describe('Reviews can be written until then.'),
    otherHasWritten: z.boolean().describe('Writing publishes both reviews.'),
  })
  .openapi('PendingReview');
export type PendingReview = z.infer<typeof PendingReview>;

export const PendingReviews = z.object({ pending: z.array(PendingReview) }).openapi('PendingReviews');

// The schema allows longer texts. The rules reject them with messages for people.
const text = z.string().max(20_000);

export const EditedReview = z
  .object({ rating: ReviewRating, text })
  .openapi('EditedReview', { example: { rating: 5, text: 'On time, and just as described.' } });
export type EditedReview = z.infer<typeof EditedReview>;

export const NewReview = EditedReview.extend({ saleId: z.uuid() }).openapi('NewReview', {
  example: {
    saleId: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11',
    rating: 5,
    text: 'On time, and just as described.',
  },
});
export type NewReview = z.infer<typeof NewReview>;

export const ReviewReply = z.object({ text }).openapi('ReviewReply', { example: { text: 'Thank you!' } });

/** How many people find a review helpful, and whether the viewer does. */
export const Helpful = z.object({ helpful: z.boolean(), helpfulCount: z.int() }).openapi('Helpful');
export type Helpful = z.infer<typeof Helpful>;

export const ReviewQuery = z.object({
  type: ReviewType.optional().describe('Only reviews of people in this role.'),
  cursor: pageCursor,
  limit: pageLimit(20),
});

export const ReceivedQuery = ReviewQuery.extend({
  person: z.uuid().optional().describe("A member's id; without one, the reviews the viewer received."),
});
