import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { AuditLogPage, AuditLogQuery } from '../contract/audit-log.ts';
import { operatorsOnly } from '../contract/errors.ts';
import { readAuditLog, readOwnAuditLog } from './audit-log.ts';

const tag: ApiTag = { name: 'Operators', description: 'Actions of site operators.' };

export function operatorRoutes({ db }: { db: Database }) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/audit-log/own',
        operationId: 'listOwnAuditLog',
        tag,
        summary: 'List what I did, newest first; for operators and moderators',
        access: 'member',
        request: { query: AuditLogQuery },
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
        request: { query: AuditLogQuery },
        responses: { 200: json(AuditLogPage, 'A page of entries.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await readAuditLog(db, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    );
}
