import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, route } from '../../../../platform/server/http/route.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { PriceHelp, PriceHelpQuery } from '../contract/price-help.ts';
import { findPriceHelp } from './find-price-help.ts';

const tag: ApiTag = { name: 'Price help', description: 'What similar items were sold for, and cost.' };

/** Far more than a seller needs: a title is looked up a few times while it is typed. */
const PER_ADDRESS = { limit: 600, windowSeconds: 600, firstDelaySeconds: 10 } as const;

interface Services {
  db: Database;
}

export function priceHelpRoutes({ db }: Services) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/price-help',
      operationId: 'getPriceHelp',
      tag,
      summary: 'What similar items were sold for, and cost',
      description: 'From sold and active listings with a similar title. Nothing is stored.',
      access: 'optional',
      scope: 'listings:read',
      request: { query: PriceHelpQuery },
      responses: {
        200: {
          ...json(PriceHelp, 'A range, with a single price if they are close; null when too few are alike.'),
          headers: { 'Cache-Control': { schema: { type: 'string' }, description: 'Two minutes.' } },
        },
      },
    }),
    async (c) => {
      const question = c.req.valid('query');
      const hidden = await blockedPeopleOf(db, await actorOf(c));
      await countAttempt(db, `price-help:address:${c.var.address}`, PER_ADDRESS);
      // Private, because people who blocked each other do not see each other's listings.
      c.header('Cache-Control', 'private, max-age=120');
      return c.json(await findPriceHelp(db, question, hidden), 200);
    },
  );
}
