import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { sendFile } from '../../../../platform/server/http/files.ts';
import { actorOf, type RequestEnv } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors, DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import {
  DataExport,
  DataExportLink,
  DataExportLinkQuery,
  LatestDataExport,
} from '../contract/data-export.ts';
import { dataExportErrors } from '../contract/errors.ts';
import type { DataExportServices } from './data-export-services.ts';
import { findLatest, findReady, presentExport } from './data-exports.queries.ts';
import { mailAddress } from './mail-export.ts';
import { requestExport } from './request-export.ts';

const tag = {
  name: 'Your data',
  description: "A ZIP file with all of a person's data as JSON and CSV, and their photos.",
};

const zipFile = {
  200: {
    description: 'A ZIP file.',
    content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
  },
};

export function dataExportRoutes(services: Pick<DataExportServices, 'config' | 'db' | 'jobs' | 'storage'>) {
  const { db, storage } = services;

  async function send(
    c: Context<RequestEnv>,
    readyExport: Awaited<ReturnType<typeof findReady>>,
    error: ErrorSpec,
  ) {
    if (!readyExport) throw new DomainError(error);
    const day = readyExport.requested_at.toISOString().slice(0, 10);
    const headers = new Headers({
      ...PRIVATE,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="offhand-data-${day}.zip"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return sendFile(storage, c, readyExport.file_key, headers);
  }

  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/data-exports',
        operationId: 'requestDataExport',
        tag,
        summary: 'Request an export of my data',
        description:
          'Prepared in the background, three times a day at most. While one is being prepared, this returns it. Once it is ready, a link is mailed to the confirmed address.',
        access: 'owner',
        responses: { 202: json(DataExport, 'The export is being prepared.') },
        errors: [dataExportErrors.TOO_MANY_DATA_EXPORTS],
      }),
      async (c) => c.json(await requestExport(services, requireOwner(await actorOf(c))), 202, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/data-exports',
        operationId: 'getLatestDataExport',
        tag,
        summary: 'Get my latest export',
        access: 'owner',
        responses: { 200: json(LatestDataExport, 'Its state.') },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const [latest, address] = await Promise.all([findLatest(db, owner), mailAddress(services, owner)]);
        return c.json({ latest, mailed: address !== null }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/data-exports/link/check',
        operationId: 'checkDataExportLink',
        tag,
        summary: 'Get the export of an emailed link',
        access: 'anyone',
        request: { body: jsonBody(DataExportLink) },
        responses: { 200: json(DataExport, 'The export.') },
        errors: [dataExportErrors.DATA_EXPORT_LINK_EXPIRED],
      }),
      async (c) => {
        const readyExport = await findReady(db, c.req.valid('json'));
        if (!readyExport) throw new DomainError(dataExportErrors.DATA_EXPORT_LINK_EXPIRED);
        return c.json(presentExport(readyExport), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/data-exports/link/file',
        operationId: 'downloadDataExportByLink',
        tag,
        summary: 'Download an export with the token of an emailed link',
        access: 'anyone',
        request: { query: DataExportLinkQuery },
        responses: zipFile,
        errors: [dataExportErrors.DATA_EXPORT_LINK_EXPIRED],
      }),
      async (c) =>
        send(c, await findReady(db, c.req.valid('query')), dataExportErrors.DATA_EXPORT_LINK_EXPIRED),
    )
    .openapi(
      route({
        method: 'get',
        path: '/data-exports/{id}/file',
        operationId: 'downloadDataExport',
        tag,
        summary: 'Download one of my exports',
        access: 'optional',
        request: { params: byId },
        responses: zipFile,
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        const actor = await actorOf(c);
        const { id } = c.req.valid('param');
        const readyExport = actor.kind === 'visitor' ? undefined : await findReady(db, { id, person: actor });
        return send(c, readyExport, commonErrors.NOT_FOUND);
      },
    );
}
