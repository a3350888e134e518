import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import type { IsParticipant } from './attachments.policy.ts';
import { attachmentRoutes } from './attachments.routes.ts';
import { moveAttachments } from './attachments.ts';
import { exportAttachments } from './export-attachments.ts';
import { removeUnsent } from './remove-unsent.ts';
import { createUploadAttachment } from './upload-attachment.ts';

type Services = Pick<PlatformServices, 'db' | 'storage' | 'uploadFolder'> & { isParticipant: IsParticipant };

export const attachmentsFeature = defineFeature({
  name: 'attachments',
  guestOwnership: {
    columns: [{ table: 'attachments', column: 'guest_key', rows: 'move' }],
    move: moveAttachments,
  },
  exportPerson: exportAttachments,
  // The other person keeps what was sent; what was not is removed within a day.
  erasePerson: { columns: retained('attachments', 'profile_id', 'guest_key') },
  build(services: Services) {
    const { db, storage } = services;
    return {
      routes: [attachmentRoutes({ ...services, uploadAttachment: createUploadAttachment(services) })],
      uploads: ['/attachments'],
      jobs: [schedule('attachments.remove-unsent', '27 * * * *', () => removeUnsent(db, storage))],
    };
  },
});
