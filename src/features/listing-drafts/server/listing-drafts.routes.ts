import { requireOwner } from '../../../platform/server/http/actor.ts';
import { createRouter, limitJson } from '../../../platform/server/http/api.ts';
import { actorOf } from '../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, route } from '../../../platform/server/http/route.ts';
import { draftErrors } from '../contract/errors.ts';
import { DRAFT_LIMITS } from '../contract/draft-limits.ts';
import { AiSupport, GenerateFromTranscript, GenerateListing } from '../contract/generate-listing.ts';
import { ListingDraft } from '../contract/listing-draft.ts';
import { type DraftServices, generateListing } from './generate-listing.ts';

const tag: ApiTag = {
  name: 'Listing drafts',
  description: 'Writing a listing from words or a photo.',
};
/** Its body can carry a photo, so it has a limit of its own. */
export const GENERATE_PATH = '/functions/generate-listing';
const GENERATE_BYTES = DRAFT_LIMITS.photoUrl + 64 * 1024;
const errors = [draftErrors.NO_DESCRIPTION, draftErrors.DRAFT_REFUSED, draftErrors.TOO_MANY_DRAFTS];

export function draftRoutes(services: DraftServices) {
  const { ai } = services;
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: GENERATE_PATH,
        operationId: 'generateListing',
        tag,
        summary: 'Write a listing from what the seller said, typed or photographed',
        description:
          'Text and photos are free for accounts and guests. Nothing is stored. What a model writes is checked: it adds no facts.',
        access: 'owner',
        middleware: limitJson(GENERATE_BYTES),
        request: { body: jsonBody(GenerateListing) },
        responses: { 200: json(ListingDraft, 'The draft.') },
        errors: [...errors, draftErrors.NO_VISION, draftErrors.PHOTO_UNREAD, draftErrors.DRAFT_PHOTO_GONE],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c), draftErrors.DRAFT_REFUSED);
        return c.json(await generateListing(services, owner, c.req.valid('json')), 200);
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
        const owner = requireOwner(await actorOf(c), draftErrors.DRAFT_REFUSED);
        const { transcript } = c.req.valid('json');
        return c.json(await generateListing(services, owner, { input: transcript, type: 'voice' }), 200);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/ai',
        operationId: 'showAiSupport',
        tag,
        summary: "What this site's models can do",
        access: 'anyone',
        responses: { 200: json(AiSupport, 'What there is.') },
      }),
      (c) =>
        c.json(
          {
            text: ai.object !== null,
            vision: ai.vision !== null,
            speech: ai.transcribe !== null,
          },
          200,
        ),
    );
}
