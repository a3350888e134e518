import { defineErrors } from '../../../../shared/errors.ts';

export const attachmentErrors = defineErrors({
  ATTACHMENT_TOO_BIG: {
    status: 413,
    title: 'File too large',
    detail: 'Each file can be up to 20 MB. Choose a smaller one.',
  },
  ATTACHMENT_REFUSED: {
    status: 415,
    title: 'File not accepted',
    detail: 'Choose a PDF, text, CSV, Excel, Word or OpenDocument file, or an MP4, WebM or MOV video.',
  },
  ATTACHMENT_HAS_MACROS: {
    status: 415,
    title: 'File not accepted',
    detail: 'This file contains macros. Save it without them, or as a PDF.',
  },
  ATTACHMENT_EMPTY: {
    status: 422,
    title: 'File is empty',
    detail: 'There is nothing in this file. Choose another one.',
  },
  ATTACHMENT_NOT_FOUND: {
    status: 404,
    title: 'File not found',
    detail: 'This file is no longer there, or it is not in a chat of yours.',
  },
  TOO_MANY_ATTACHMENTS: {
    status: 422,
    title: 'Too many files',
    detail: 'You can send up to 5 files at once.',
  },
  TOO_MANY_FILE_UPLOADS: {
    status: 429,
    title: 'Slow down',
    detail: 'You uploaded too many files. Wait a moment and try again.',
  },
});
