import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, fileBody, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { photoErrors, pictureErrors } from '../../../items/photos/contract/errors.ts';
import { Photo } from '../../../items/photos/contract/photo.ts';
import { type PhotoServices, presentPrivatePhoto } from '../../../items/photos/server/photos.ts';
import { statementErrors } from '../contract/errors.ts';
import {
  LinkKey,
  NewAppeal,
  NewStatementAppeal,
  ReportOutcome,
  Statement,
  StatementList,
} from '../contract/statement.ts';
import { Transparency } from '../contract/transparency.ts';
import { tag } from './api-tag.ts';
import { loadReportOutcome } from './report-outcome.ts';
import { type AppealServices, appealDecision, appealOutcome, uploadAppealPhoto } from './send-appeal.ts';
import { loadStatement, loadStatements, type StatementServices } from './statements.ts';
import { loadTransparency } from './transparency.ts';

export type StatementRoutesServices = StatementServices & AppealServices & PhotoServices;

/** The body is a photo. */
export const APPEAL_PHOTOS = '/statements/:id/photos';

const appealing = [
  statementErrors.APPEAL_REFUSED,
  statementErrors.APPEAL_SENT,
  statementErrors.APPEAL_OVER,
] as const;

/** Endpoints for those whom decisions are about, and for those who reported. */
export function statementRoutes(services: StatementRoutesServices) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/statements',
        operationId: 'listStatements',
        tag,
        summary: 'List what was decided about me',
        access: 'owner',
        responses: { 200: json(StatementList, 'Newest first.') },
      }),
      async (c) => c.json(await loadStatements(db, requireOwner(await actorOf(c))), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/statements/{id}',
        operationId: 'getStatement',
        tag,
        summary: 'Get what was decided about me, and why',
        description: 'Also with the key of the mailed link.',
        access: 'optional',
        request: { params: byId, query: LinkKey },
        responses: { 200: json(Statement, 'The statement.') },
        errors: [statementErrors.STATEMENT_NOT_FOUND],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { key } = c.req.valid('query');
        return c.json(await loadStatement(services, await actorOf(c), id, key), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/statements/{id}/appeal',
        operationId: 'appealDecision',
        tag,
        summary: 'Ask for another look at a decision about me',
        access: 'optional',
        request: { params: byId, query: LinkKey, body: jsonBody(NewStatementAppeal) },
        responses: { 204: { description: 'Someone who did not decide it reads what you wrote.' } },
        errors: [statementErrors.STATEMENT_NOT_FOUND, ...appealing],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { key } = c.req.valid('query');
        await appealDecision(services, await actorOf(c), { id, key }, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/statements/{id}/photos',
        operationId: 'uploadAppealPhoto',
        tag,
        summary: 'Upload a photo for an appeal',
        description: 'The body is the file itself. It can be sent with the appeal within a day.',
        access: 'optional',
        request: { params: byId, query: LinkKey, body: fileBody },
        responses: { 201: json(Photo, 'The stored photo.') },
        errors: [
          statementErrors.STATEMENT_NOT_FOUND,
          ...pictureErrors,
          photoErrors.TOO_MANY_UPLOADS,
          commonErrors.FILES_UNAVAILABLE,
        ],
      }),
      async (c) => {
        const { body } = c.req.raw;
        if (body === null) throw new DomainError(photoErrors.NOT_A_PHOTO);
        const link = { ...c.req.valid('param'), ...c.req.valid('query') };
        const upload = { address: c.var.address, body };
        const row = await uploadAppealPhoto(services, await actorOf(c), link, upload);
        return c.json(presentPrivatePhoto(row), 201, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/reports/{id}',
        operationId: 'getReportOutcome',
        tag,
        summary: 'Get what came of my report',
        description: 'Also with the key of the mailed link.',
        access: 'optional',
        request: { params: byId, query: LinkKey },
        responses: { 200: json(ReportOutcome, 'The report and its outcome.') },
        errors: [statementErrors.REPORT_NOT_FOUND],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { key } = c.req.valid('query');
        return c.json(await loadReportOutcome(services, await actorOf(c), id, key), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/reports/{id}/appeal',
        operationId: 'appealReportOutcome',
        tag,
        summary: 'Ask for another look at what I reported',
        access: 'optional',
        request: { params: byId, query: LinkKey, body: jsonBody(NewAppeal) },
        responses: { 204: { description: 'Someone who did not decide it looks again.' } },
        errors: [statementErrors.REPORT_NOT_FOUND, ...appealing],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { key } = c.req.valid('query');
        await appealOutcome(services, await actorOf(c), id, key, c.req.valid('json').text);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/transparency',
        operationId: 'getTransparency',
        tag,
        summary: 'Get public numbers about reports, decisions and appeals',
        access: 'anyone',
        responses: { 200: json(Transparency, 'By month.') },
      }),
      async (c) => c.json(await loadTransparency(db), 200),
    );
}
