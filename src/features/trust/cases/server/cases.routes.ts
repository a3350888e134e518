import { z } from '@hono/zod-openapi';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { operatorsOnly } from '../../../running/operators/contract/errors.ts';
import { authorize } from '../../../running/operators/server/operators.ts';
import { reportErrors } from '../../reports/contract/errors.ts';
import {
  Case,
  CaseChat,
  CaseNote,
  ClaimedCase,
  Colleagues,
  HandOver,
  MoreMessages,
  NewCase,
  NewClaim,
} from '../contract/case.ts';
import { CaseCounts, CasePage, CaseQuery } from '../contract/case-queue.ts';
import { caseErrors } from '../contract/errors.ts';
import { tag } from './api-tag.ts';
import { addNote, type ClaimServices, claimCase, handOverCase, releaseCase } from './claim-case.ts';
import { findColleagues } from './colleagues.ts';
import { type CaseServices, loadCase } from './load-case.ts';
import { openMoreMessages } from './load-chat.ts';
import { countCases, loadQueue } from './load-queue.ts';
import { openAsOperator } from './open-as-operator.ts';

export interface CaseRoutesServices extends CaseServices, ClaimServices {
  /** Decides when a day starts. */
  timeZone: string;
}

/** Endpoints of the queue and of one case, for operators and moderators. */
export function caseRoutes(services: CaseRoutesServices) {
  const { db, operatorEmail } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/cases',
        operationId: 'listCases',
        tag,
        summary: 'List cases; for operators and moderators',
        access: 'member',
        request: { query: CaseQuery },
        responses: { 200: json(CasePage, 'A page of cases.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await loadQueue(services, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/case-counts',
        operationId: 'countCases',
        tag,
        summary: 'Count open cases; for operators and moderators',
        description: 'The live topic cases:desk says when they change.',
        access: 'member',
        responses: { 200: json(CaseCounts, 'As of now.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await countCases(services, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/case-colleagues',
        operationId: 'listCaseColleagues',
        tag,
        summary: 'List everyone who can decide cases; for operators and moderators',
        access: 'member',
        responses: { 200: json(Colleagues, 'By name.') },
        errors: operatorsOnly,
      }),
      async (c) => {
        authorize(await actorOf(c), 'case.read');
        return c.json({ colleagues: await findColleagues(db, operatorEmail) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/cases',
        operationId: 'openCase',
        tag,
        summary: 'Open a case; for operators and moderators',
        access: 'member',
        request: { body: jsonBody(NewCase) },
        responses: {
          201: json(z.object({ id: z.uuid() }), 'The case, or the open one about the same subject.'),
        },
        errors: [...operatorsOnly, reportErrors.NOTHING_TO_REPORT],
      }),
      async (c) => {
        const id = await openAsOperator(services, await actorOf(c), c.req.valid('json'));
        if (id === null) throw new DomainError(reportErrors.NOTHING_TO_REPORT);
        return c.json({ id }, 201, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/cases/{id}',
        operationId: 'getCase',
        tag,
        summary: 'Get a case; for operators and moderators',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(Case, 'The case.') },
        errors: [...operatorsOnly, caseErrors.CASE_NOT_FOUND],
      }),
      async (c) => c.json(await loadCase(services, await actorOf(c), c.req.valid('param').id), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'put',
        path: '/cases/{id}/claim',
        operationId: 'claimCase',
        tag,
        summary: 'Claim a case, or extend my claim; for operators and moderators',
        access: 'member',
        request: { params: byId, body: jsonBody(NewClaim) },
        responses: { 200: json(ClaimedCase, 'The claim.') },
        errors: [
          ...operatorsOnly,
          caseErrors.CASE_NOT_FOUND,
          caseErrors.CASE_CLAIMED,
          caseErrors.CASE_DECIDED,
        ],
      }),
      async (c) => {
        const { takeOver } = c.req.valid('json');
        const claimed = await claimCase(services, await actorOf(c), c.req.valid('param').id, takeOver);
        return c.json(claimed, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/cases/{id}/claim',
        operationId: 'releaseCase',
        tag,
        summary: 'Let a case go; for operators and moderators',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is in the queue again.' } },
        errors: [...operatorsOnly, caseErrors.CASE_NOT_FOUND],
      }),
      async (c) => {
        await releaseCase(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/cases/{id}/hand-over',
        operationId: 'handOverCase',
        tag,
        summary: 'Give a case to a colleague or back to the queue; for operators and moderators',
        access: 'member',
        request: { params: byId, body: jsonBody(HandOver) },
        responses: { 204: { description: 'It is handed over.' } },
        errors: [
          ...operatorsOnly,
          caseErrors.CASE_NOT_FOUND,
          caseErrors.CASE_CLAIMED,
          caseErrors.CASE_DECIDED,
          caseErrors.COLLEAGUE_NOT_FOUND,
        ],
      }),
      async (c) => {
        await handOverCase(services, await actorOf(c), c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/cases/{id}/notes',
        operationId: 'addCaseNote',
        tag,
        summary: 'Add a note for colleagues; for operators and moderators',
        access: 'member',
        request: { params: byId, body: jsonBody(CaseNote) },
        responses: { 204: { description: 'It is in the log of the case.' } },
        errors: [...operatorsOnly, caseErrors.CASE_NOT_FOUND],
      }),
      async (c) => {
        await addNote(services, await actorOf(c), c.req.valid('param').id, c.req.valid('json').text);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/cases/{id}/messages',
        operationId: 'openCaseMessages',
        tag,
        summary: 'Open more messages of a reported chat; for operators and moderators',
        description: 'Needs a reason, which is logged and in the data export of both people.',
        access: 'member',
        request: { params: byId, body: jsonBody(MoreMessages) },
        responses: { 200: json(CaseChat, 'Up to 20 more messages.') },
        errors: [...operatorsOnly, caseErrors.CASE_NOT_FOUND, caseErrors.NO_CHAT],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(
          await openMoreMessages(services, await actorOf(c), id, c.req.valid('json')),
          200,
          PRIVATE,
        );
      },
    );
}
