/** The public API of attachments for the pages of other features. */
export { AttachmentRow } from './attachment-row.tsx';
export { FileName } from './file-name.tsx';
export { fileSize } from './file-size.ts';
export { type AttachmentUpload, useAttachments } from './use-attachments.ts';
