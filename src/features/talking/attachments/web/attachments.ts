/** The public API of attachments for the pages of other features. */
export { AttachmentRow } from './attachment-row.tsx';
export { FileName } from './file-name.tsx';
export { type AttachmentUpload, useAttachments } from './use-attachments.ts';
