import { createRoute } from '@hono/zod-openapi';
import { personKey } from '../../../platform/server/http/actor.ts';
import { countAttempt } from '../../../platform/server/db/attempts.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { DomainError } from '../../../shared/errors.ts';
import { draftErrors } from '../contract/errors.ts';
import { DraftRequest, ListingDraft } from '../contract/listing-draft.ts';
import { readDescription } from './engine/read-description.ts';

const PER_OWNER = { limit: 120, windowSeconds: 3600, firstDelaySeconds: 15 } as const;

export function draftRoutes({ db }: { db: Database }) {
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/listing-drafts',
      tags: ['Listing drafts'],
      summary: 'Write a listing from a few words',
      description: 'Free for accounts and guests. Nothing is stored.',
      request: { body: { required: true, content: { 'application/json': { schema: DraftRequest } } } },
      responses: {
        200: { description: 'The draft.', content: { 'application/json': { schema: ListingDraft } } },
        ...problems(draftErrors.NO_DESCRIPTION, draftErrors.DRAFT_REFUSED, draftErrors.TOO_MANY_DRAFTS),
      },
    }),
    async (c) => {
      const { actor } = await c.var.identify();
      if (actor.kind === 'visitor') throw new DomainError(draftErrors.DRAFT_REFUSED);
      const text = c.req.valid('json').text.trim();
      if (text === '') {
        const fields = [{ field: 'text', message: draftErrors.NO_DESCRIPTION.detail }];
        throw new DomainError(draftErrors.NO_DESCRIPTION, { fields });
      }
      await countAttempt(db, `draft:owner:${personKey(actor)}`, PER_OWNER, draftErrors.TOO_MANY_DRAFTS);
      return c.json(readDescription(text), 200);
    },
  );
}
