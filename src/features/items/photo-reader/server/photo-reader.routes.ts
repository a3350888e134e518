import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { draftErrors } from '../../../selling/listing-drafts/contract/errors.ts';
import { photoReaderErrors } from '../contract/errors.ts';
import { PhotoWriting } from '../contract/photo-writing.ts';
import { requireOwnerOfPhotos } from './photo-reader.policy.ts';
import { type ReadWritingServices, readWriting } from './read-writing.ts';

const tag: ApiTag = {
  name: 'Photo reader',
  description: 'What is written on the items in photos, read by this site itself.',
};

export function photoReaderRoutes(services: ReadWritingServices) {
  return createRouter().openapi(
    route({
      method: 'post',
      path: '/photos/{id}/writing',
      operationId: 'readWriting',
      tag,
      summary: 'Read what is written on the item in an own uploaded photo',
      description:
        'For a photo that is on no listing yet. It answers lines of text, codes and a color, each as a suggestion for the seller; all of them are empty for a photo without any. It is free, and counts like a photo that a model reads. Nothing is stored.',
      access: 'owner',
      request: { params: byId },
      responses: { 200: json(PhotoWriting, 'What was read.') },
      errors: [
        draftErrors.DRAFT_REFUSED,
        draftErrors.TOO_MANY_DRAFTS,
        draftErrors.DRAFT_PHOTO_GONE,
        draftErrors.PHOTO_UNREAD,
        photoReaderErrors.READER_OFF,
        commonErrors.FILES_UNAVAILABLE,
      ],
    }),
    async (c) => {
      const owner = requireOwnerOfPhotos(await actorOf(c));
      const uploader = { owner, address: c.var.address };
      return c.json(await readWriting(services, uploader, c.req.valid('param').id), 200);
    },
  );
}
