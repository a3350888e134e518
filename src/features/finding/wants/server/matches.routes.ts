import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { wantErrors } from '../contract/errors.ts';
import { ReadWant, WantSentence } from '../contract/want.ts';
import { Demand, DemandQuery, MatchQuestion, WantMatches } from '../contract/want-match.ts';
import { findMatches, type MatchServices } from './find-matches.ts';
import { readWant } from './read-want.ts';
import { countDemand } from './seekers.queries.ts';
import { tag } from './wants.routes.ts';

/** Far more requests than a person needs to correct a search. */
const PER_ADDRESS = { limit: 300, windowSeconds: 600, firstDelaySeconds: 10 } as const;
const countQuestion = (db: Database, address: string): Promise<void> =>
  countAttempt(db, `wants:questions:${address}`, PER_ADDRESS);

/** Endpoints of wants that are not stored. Everyone may use them. */
export function matchRoutes(services: MatchServices) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/wants/read',
        operationId: 'readWant',
        tag,
        summary: 'Read a sentence into a want; nothing is stored',
        access: 'anyone',
        request: { body: jsonBody(WantSentence) },
        responses: { 200: json(ReadWant, 'What was understood, to be corrected where it is wrong.') },
        errors: [wantErrors.SEARCH_REQUIRED, wantErrors.NOTHING_TO_LOOK_FOR],
      }),
      async (c) => {
        await countQuestion(db, c.var.address);
        return c.json(await readWant(db, c.req.valid('json')), 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/wants/matches',
        operationId: 'searchMatches',
        tag,
        summary: 'What is for sale that matches a want, with what speaks for and against each',
        access: 'optional',
        request: { body: jsonBody(MatchQuestion) },
        responses: { 200: json(WantMatches, 'The best ones.') },
        errors: [wantErrors.NOTHING_TO_LOOK_FOR, wantErrors.NO_PRICE_FITS, wantErrors.NO_LISTING_FITS],
      }),
      async (c) => {
        await countQuestion(db, c.var.address);
        return c.json(await findMatches(services, await actorOf(c), c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/wants/demand',
        operationId: 'getDemand',
        tag,
        summary: 'How many people look for what a seller is about to post',
        access: 'optional',
        request: { body: jsonBody(DemandQuery) },
        responses: { 200: json(Demand, 'Three people or more, or nothing.') },
      }),
      async (c) => {
        const asker = { actor: await actorOf(c), address: c.var.address };
        return c.json(await countDemand(db, asker, c.req.valid('json')), 200, PRIVATE);
      },
    );
}
