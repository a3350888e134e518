import { requireMember } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { actorOf } from '../../../platform/server/http/request.ts';
import { type ApiTag, json, PRIVATE, route } from '../../../platform/server/http/route.ts';
import { Credits } from '../contract/credits.ts';
import { type CreditServices, creditsOf } from './credits.ts';

const tag: ApiTag = { name: 'Voice credits', description: 'What recordings are paid with.' };

export function creditRoutes(services: CreditServices) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/credits',
      operationId: 'getCredits',
      tag,
      summary: "The viewer's voice credits",
      access: 'member',
      responses: { 200: json(Credits, 'The balance, renewed if its month is over.') },
    }),
    async (c) => {
      const member = requireMember(await actorOf(c));
      return c.json(await creditsOf(services, member.id), 200, PRIVATE);
    },
  );
}
