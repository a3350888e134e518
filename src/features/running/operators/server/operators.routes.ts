import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { AuditLogPage, AuditLogQuery } from '../contract/audit-log.ts';
import { operatorErrors } from '../contract/errors.ts';
import { readAuditLog } from './audit-log.ts';

const tag: ApiTag = { name: 'Operators', description: 'Actions of site operators.' };

export function operatorRoutes({ db }: { db: Database }) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/audit-log',
      operationId: 'listAuditLog',
      tag,
      summary: 'List what operators did, newest first; for operators',
      access: 'member',
      request: { query: AuditLogQuery },
      responses: { 200: json(AuditLogPage, 'A page of entries.') },
      errors: [operatorErrors.OPERATORS_ONLY],
    }),
    async (c) => c.json(await readAuditLog(db, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
  );
}
