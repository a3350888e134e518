import { z } from '@hono/zod-openapi';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { sendFile } from '../../../../platform/server/http/files.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, fileBody, json, route } from '../../../../platform/server/http/route.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { Attachment, AttachmentName } from '../contract/attachment.ts';
import { attachmentErrors } from '../contract/errors.ts';
import { type IsParticipant, requireReadable } from './attachments.policy.ts';
import { type AttachmentRow, attachmentKey, presentAttachment, typeOf } from './attachments.ts';
import { type AttachmentServices, uploadAttachment } from './upload-attachment.ts';

const tag: ApiTag = { name: 'Attachments', description: 'Files in messages other than photos.' };

type Services = AttachmentServices & { isParticipant: IsParticipant };

const file = (description: string) => ({
  description,
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
});

export function attachmentRoutes(services: Services) {
  const { db, storage, isParticipant } = services;
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/attachments',
        operationId: 'uploadAttachment',
        tag,
        summary: 'Upload a file for a message',
        description: 'The body is the file. It can be sent once, within a day.',
        access: 'owner',
        scope: 'messages:write',
        request: { query: AttachmentName, body: fileBody },
        responses: { 201: json(Attachment, 'The stored file.') },
        errors: [
          attachmentErrors.ATTACHMENT_TOO_BIG,
          attachmentErrors.ATTACHMENT_REFUSED,
          attachmentErrors.ATTACHMENT_HAS_MACROS,
          attachmentErrors.ATTACHMENT_EMPTY,
          attachmentErrors.TOO_MANY_FILE_UPLOADS,
          commonErrors.FILES_UNAVAILABLE,
        ],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { body } = c.req.raw;
        if (body === null) throw new DomainError(attachmentErrors.ATTACHMENT_EMPTY);
        const { name } = c.req.valid('query');
        const row = await uploadAttachment(services, { owner, address: c.var.address, name, body });
        return c.json(presentAttachment(row), 201);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/attachments/{id}',
        operationId: 'downloadAttachment',
        tag,
        summary: 'Download a file of an own conversation',
        description: 'Always as a download. Browsers never show or run it.',
        access: 'owner',
        scope: 'messages:read',
        request: { params: byId },
        responses: {
          200: file('The file.'),
          206: file('The requested bytes.'),
          304: { description: 'The copy of the browser is current.' },
          416: { description: 'The requested range is outside the file.' },
        },
        errors: [attachmentErrors.ATTACHMENT_NOT_FOUND, commonErrors.FILES_UNAVAILABLE],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const row = await requireReadable({ db, isParticipant }, owner, c.req.valid('param').id);
        return sendFile(storage, c, attachmentKey(row.id), downloadHeaders(row));
      },
    );
}

/**
 * Returns headers that make browsers download the file and never show or run it. Each download checks the policy
 * again.
 */
function downloadHeaders(row: AttachmentRow): Headers {
  return new Headers({
    'Content-Type': typeOf(row).mime,
    'Content-Disposition': contentDisposition(row.name),
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  });
}

/** Returns the header with the name in ASCII for old browsers, and in full (RFC 6266, RFC 8187). */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]/gu, '_').replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
