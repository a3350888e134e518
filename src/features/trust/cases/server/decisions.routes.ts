import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { operatorsOnly } from '../../../running/operators/contract/errors.ts';
import { authorize } from '../../../running/operators/server/operators.ts';
import { AppealDecision, Decided, Effects, NewDecision, PreviewedActions } from '../contract/decision.ts';
import { caseErrors } from '../contract/errors.ts';
import { tag } from './api-tag.ts';
import { requireCase } from './case-key.ts';
import { decideAppeal, undoAppealDecision } from './decide-appeal.ts';
import { type DecideServices, decideCase, undoDecision } from './decide-case.ts';
import { previewEffects } from './preview-effects.ts';

const deciding = [
  ...operatorsOnly,
  caseErrors.CASE_NOT_FOUND,
  caseErrors.CASE_CLAIMED,
  caseErrors.CASE_CHANGED,
  caseErrors.CASE_DECIDED,
  caseErrors.DECISION_REFUSED,
  caseErrors.ACTION_NOT_POSSIBLE,
] as const;
/** Endpoints by which cases are decided. */
export function decisionRoutes(services: DecideServices) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/cases/{id}/preview',
        operationId: 'previewDecision',
        tag,
        summary: 'Preview what a decision would do; for operators and moderators',
        access: 'member',
        request: { params: byId, body: jsonBody(PreviewedActions) },
        responses: { 200: json(Effects, 'As of now.') },
        errors: [...operatorsOnly, caseErrors.CASE_NOT_FOUND],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await previewEffects(db, await actorOf(c), id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/cases/{id}/decision',
        operationId: 'decideCase',
        tag,
        summary: 'Decide a case; for operators and moderators',
        description: 'Hides at once. Others hear of it after the seconds in which it can be undone.',
        access: 'member',
        request: { params: byId, body: jsonBody(NewDecision) },
        responses: { 200: json(Decided, 'The decision.') },
        errors: deciding,
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await decideCase(services, await actorOf(c), id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/cases/{id}/appeal-decision',
        operationId: 'decideAppeal',
        tag,
        summary: 'Decide an appeal; for operators and moderators',
        access: 'member',
        request: { params: byId, body: jsonBody(AppealDecision) },
        responses: { 200: json(Decided, 'The first decision as it is now.') },
        errors: [...deciding, caseErrors.FIRST_DECIDER],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await decideAppeal(services, await actorOf(c), id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/cases/{id}/decision',
        operationId: 'undoDecision',
        tag,
        summary: 'Undo the decision of a case or appeal, within seconds; for operators and moderators',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'Everything is as before, and the case is mine.' } },
        errors: [...operatorsOnly, caseErrors.CASE_NOT_FOUND, caseErrors.UNDO_OVER],
      }),
      async (c) => {
        const actor = await actorOf(c);
        authorize(actor, 'case.undo');
        const { id } = c.req.valid('param');
        const { appeal_of: appealOf } = await requireCase(db, id);
        await (appealOf === null
          ? undoDecision(services, actor, id)
          : undoAppealDecision(services, actor, id));
        return c.body(null, 204);
      },
    );
}
