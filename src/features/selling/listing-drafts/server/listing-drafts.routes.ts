import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { limitBody } from '../../../../platform/server/http/limit-body.ts';
import { actorOf, type RequestEnv } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, route } from '../../../../platform/server/http/route.ts';
import { shownCategories } from '../../../../shared/taxonomy.ts';
import { photoErrors } from '../../../items/photos/contract/errors.ts';
import { planErrors } from '../../../paying/plans/contract/errors.ts';
import { DRAFT_LIMITS } from '../contract/draft-limits.ts';
import { draftErrors } from '../contract/errors.ts';
import { AiSupport, GenerateFromTranscript, GenerateListing } from '../contract/generate-listing.ts';
import { ItemSuggestions, ItemSuggestionsQuery } from '../contract/item-suggestions.ts';
import { ListingDraft } from '../contract/listing-draft.ts';
import { suggestItems } from './engine/item-suggestions.ts';
import { type DraftServices, generateListing } from './generate-listing.ts';
import { supportOf } from './listing-drafts.ts';

const tag: ApiTag = {
  name: 'Listing drafts',
  description: 'Writing a listing from words or a photo.',
};
/** Has its own body limit, because the body can contain a photo. */
export const GENERATE_PATH = '/functions/generate-listing';
const GENERATE_BODY = {
  maxBytes: DRAFT_LIMITS.photoUrl + 64 * 1024,
  tooBig: draftErrors.DRAFT_PHOTO_TOO_LARGE,
};
const errors = [
  draftErrors.NO_DESCRIPTION,
  draftErrors.DRAFT_REFUSED,
  draftErrors.TOO_MANY_DRAFTS,
  planErrors.PREMIUM_FEATURE,
];

/** Identifies the requesting person for rate limits. */
async function writerOf(c: Context<RequestEnv>) {
  const owner = requireOwner(await actorOf(c), draftErrors.DRAFT_REFUSED);
  return { owner, address: c.var.address, signal: c.req.raw.signal };
}

/** Checks permission before a large body is read. */
const ownersOnly = createMiddleware<RequestEnv>(async (c, next) => {
  requireOwner(await actorOf(c), draftErrors.DRAFT_REFUSED);
  await next();
});

export function draftRoutes(services: DraftServices) {
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: GENERATE_PATH,
        operationId: 'generateListing',
        tag,
        summary: 'Write a listing from what the seller said, typed or photographed',
        description:
          'Text and photos are free for accounts and guests; voice comes with Premium. Nothing is stored. Facts that a model adds are dropped, and without a model our own engine writes.',
        access: 'owner',
        middleware: [ownersOnly, limitBody(GENERATE_BODY)],
        request: { body: jsonBody(GenerateListing) },
        responses: { 200: json(ListingDraft, 'The draft.') },
        errors: [
          ...errors,
          draftErrors.NO_VISION,
          draftErrors.PHOTO_UNREAD,
          draftErrors.NOTHING_IN_PHOTO,
          draftErrors.DRAFT_PHOTO_GONE,
          draftErrors.DRAFT_PHOTO_TOO_LARGE,
          photoErrors.NOT_A_PHOTO,
          photoErrors.PHOTO_TOO_MANY_PIXELS,
          photoErrors.AVIF_TOO_MANY_PIXELS,
          photoErrors.PHOTO_DAMAGED,
          photoErrors.PHOTO_TOO_SLOW,
        ],
      }),
      async (c) => {
        return c.json(await generateListing(services, await writerOf(c), c.req.valid('json')), 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/functions/generate-listing-cohere',
        operationId: 'generateListingFromTranscript',
        tag,
        summary: 'Write a listing from a transcript',
        description: 'The same as `generate-listing` with type `voice`.',
        access: 'owner',
        request: { body: jsonBody(GenerateFromTranscript) },
        responses: { 200: json(ListingDraft, 'The draft.') },
        errors,
      }),
      async (c) => {
        const { transcript } = c.req.valid('json');
        return c.json(
          await generateListing(services, await writerOf(c), { input: transcript, type: 'voice' }),
          200,
        );
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/item-suggestions',
        operationId: 'suggestItems',
        tag,
        summary: 'Suggest kinds of items and brands while a name is typed',
        access: 'anyone',
        request: { query: ItemSuggestionsQuery },
        responses: { 200: json(ItemSuggestions, 'What it could be.') },
      }),
      (c) => c.json({ suggestions: suggestItems(c.req.valid('query').q, shownCategories()) }, 200),
    )
    .openapi(
      route({
        method: 'get',
        path: '/ai',
        operationId: 'showAiSupport',
        tag,
        summary: "What this site's models and its reader can do",
        access: 'anyone',
        responses: { 200: json(AiSupport, 'What there is.') },
      }),
      (c) => c.json(supportOf(services), 200),
    );
}
