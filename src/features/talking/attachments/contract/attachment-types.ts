/** What an attachment is, as people tell files apart; each has its icon. */
export type AttachmentKind = 'pdf' | 'text' | 'spreadsheet' | 'document' | 'video';

interface AttachmentType {
  kind: AttachmentKind;
  mime: string;
  /** Endings that its name may have; the first is given to a name with another one. */
  endings: readonly [string, ...string[]];
}

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/**
 * The types that are taken. Old Office formats (.doc, .xls) are not: whether they carry macros cannot be seen from
 * outside.
 */
export const ATTACHMENT_TYPES = {
  pdf: { kind: 'pdf', mime: 'application/pdf', endings: ['pdf'] },
  text: { kind: 'text', mime: 'text/plain; charset=utf-8', endings: ['txt', 'csv', 'tsv', 'md', 'log'] },
  xlsx: { kind: 'spreadsheet', mime: `${OFFICE}.spreadsheetml.sheet`, endings: ['xlsx'] },
  ods: { kind: 'spreadsheet', mime: `${OPEN_DOCUMENT}.spreadsheet`, endings: ['ods'] },
  docx: { kind: 'document', mime: `${OFFICE}.wordprocessingml.document`, endings: ['docx'] },
  odt: { kind: 'document', mime: `${OPEN_DOCUMENT}.text`, endings: ['odt'] },
  mp4: { kind: 'video', mime: 'video/mp4', endings: ['mp4', 'm4v'] },
  webm: { kind: 'video', mime: 'video/webm', endings: ['webm'] },
  mov: { kind: 'video', mime: 'video/quicktime', endings: ['mov', 'qt'] },
} as const satisfies Record<string, AttachmentType>;

export type AttachmentTypeName = keyof typeof ATTACHMENT_TYPES;

/** The address that downloads an attachment, for the two people of its conversation. */
export const attachmentUrl = ({ id }: { id: string }): string => `/api/attachments/${id}`;
