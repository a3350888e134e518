/** The public API of attachments for the pages of other features. */
export { AttachmentRow, FileName } from './attachment-row.tsx';
export { type AttachmentUpload, useAttachments } from './use-attachments.ts';
