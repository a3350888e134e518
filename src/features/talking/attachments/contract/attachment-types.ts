/** Limits for server and web. Imports no schema library, to keep pages light. */
export const ATTACHMENT_LIMITS = {
  perMessage: 5,
  /** Bytes of one file. */
  maxBytes: 20 * 1024 * 1024,
  /** Characters of a name, including its extension. */
  name: 120,
} as const;

/** Types that the file dialog offers. The server checks the content. */
export const ATTACHMENT_ACCEPT =
  '.pdf,.txt,.csv,.tsv,.md,.log,.xlsx,.ods,.docx,.odt,.mp4,.m4v,.webm,.mov,application/pdf,text/plain,text/csv,video/mp4,video/webm,video/quicktime';

/** Kinds of files that people distinguish. Each has an icon. */
export type AttachmentKind = 'pdf' | 'text' | 'spreadsheet' | 'document' | 'video';

interface AttachmentType {
  kind: AttachmentKind;
  mime: string;
  /** Allowed extensions. The first one replaces any other. */
  endings: readonly [string, ...string[]];
}

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/**
 * The accepted types. Old Office formats (.doc, .xls) are not accepted, because their macros can't be detected from
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

/** Returns the download address, which works for the two participants only. */
export const attachmentUrl = ({ id }: { id: string }): string => `/api/attachments/${id}`;
