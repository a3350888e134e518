import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { PageQuery } from '../../../../shared/page-query.ts';
import { AuditLogPage } from '../contract/audit-log.ts';
import { operatorErrors, operatorsOnly } from '../contract/errors.ts';
import { SeeingAs } from '../contract/seeing-as.ts';
import { readAuditLog, readOwnAuditLog } from './audit-log.ts';
import { startSeeing, stopSeeing } from './see-as.ts';

export interface OperatorServices {
  db: Database;
  config: Pick<Config, 'operatorEmail'>;
}

const tag: ApiTag = { name: 'Operators', description: 'Actions of site operators.' };

export function operatorRoutes(services: OperatorServices) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/seeing-as',
        operationId: 'startSeeingAs',
        tag,
        summary: 'See the site as a person does, without acting; for operators',
        description: 'For 30 minutes or until stopped. Every write is refused, and chats stay closed.',
        access: 'member',
        request: { body: jsonBody(SeeingAs) },
        responses: { 204: { description: 'From the next request of this session on.' } },
        errors: [...operatorsOnly, operatorErrors.CANT_SEE_AS],
      }),
      async (c) => {
        await startSeeing(services, await actorOf(c), c.req.valid('json').personId);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/seeing-as',
        operationId: 'stopSeeingAs',
        tag,
        summary: 'Stop seeing the site as a person',
        access: 'member',
        responses: { 204: { description: 'The operator is themselves again.' } },
      }),
      async (c) => {
        await stopSeeing(db, await actorOf(c));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/audit-log/own',
        operationId: 'listOwnAuditLog',
        tag,
        summary: 'List what I did, newest first; for operators and moderators',
        access: 'member',
        request: { query: PageQuery },
        responses: { 200: json(AuditLogPage, 'A page of entries.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await readOwnAuditLog(db, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/audit-log',
        operationId: 'listAuditLog',
        tag,
        summary: 'List what operators did, newest first; for operators',
        access: 'member',
        request: { query: PageQuery },
        responses: { 200: json(AuditLogPage, 'A page of entries.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await readAuditLog(db, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    );
}
