import { personKey, requireOwner } from '../../../platform/server/http/actor.ts';
import { countAttempt } from '../../../platform/server/db/attempts.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { actorOf } from '../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, route } from '../../../platform/server/http/route.ts';
import { DomainError } from '../../../shared/errors.ts';
import { draftErrors } from '../contract/errors.ts';
import { DraftRequest, ListingDraft } from '../contract/listing-draft.ts';
import { readDescription } from './engine/read-description.ts';

const tag: ApiTag = { name: 'Listing drafts', description: 'Writing a listing from a few words.' };
const PER_OWNER = { limit: 120, windowSeconds: 3600, firstDelaySeconds: 15 } as const;

export function draftRoutes({ db }: { db: Database }) {
  return createRouter().openapi(
    route({
      method: 'post',
      path: '/listing-drafts',
      operationId: 'draftListing',
      tag,
      summary: 'Write a listing from a few words',
      description: 'Free for accounts and guests. Nothing is stored.',
      access: 'owner',
      request: { body: jsonBody(DraftRequest) },
      responses: { 200: json(ListingDraft, 'The draft.') },
      errors: [draftErrors.NO_DESCRIPTION, draftErrors.DRAFT_REFUSED, draftErrors.TOO_MANY_DRAFTS],
    }),
    async (c) => {
      const owner = requireOwner(await actorOf(c), draftErrors.DRAFT_REFUSED);
      const text = c.req.valid('json').text.trim();
      if (text === '') {
        const fields = [{ field: 'text', message: draftErrors.NO_DESCRIPTION.detail }];
        throw new DomainError(draftErrors.NO_DESCRIPTION, { fields });
      }
      await countAttempt(db, `draft:owner:${personKey(owner)}`, PER_OWNER, draftErrors.TOO_MANY_DRAFTS);
      return c.json(readDescription(text), 200);
    },
  );
}
