import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { operatorsOnly } from '../../../running/operators/contract/errors.ts';
import { caseErrors } from '../contract/errors.ts';
import { NewSiteRules, SiteRules } from '../contract/site-rule.ts';
import { tag } from './api-tag.ts';
import { listSiteRules, saveSiteRules } from './site-rules.ts';

export function siteRuleRoutes({ db }: { db: Database }) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/site-rules',
        operationId: 'listSiteRules',
        tag,
        summary: 'List the rules of this site',
        access: 'anyone',
        responses: { 200: json(SiteRules, 'In their order.') },
      }),
      async (c) => c.json(await listSiteRules(db), 200),
    )
    .openapi(
      route({
        method: 'put',
        path: '/site-rules',
        operationId: 'saveSiteRules',
        tag,
        summary: 'Replace the rules of this site; for operators',
        access: 'member',
        request: { body: jsonBody(NewSiteRules) },
        responses: { 200: json(SiteRules, 'In their order.') },
        errors: [...operatorsOnly, caseErrors.RULES_CHANGED],
      }),
      async (c) => c.json(await saveSiteRules(db, await actorOf(c), c.req.valid('json')), 200, PRIVATE),
    );
}
