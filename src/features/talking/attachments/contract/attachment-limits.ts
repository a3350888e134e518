/** Limits that server and web share; without a schema library, so that importing this costs pages nothing. */
export const ATTACHMENT_LIMITS = {
  perMessage: 5,
  /** Bytes of one file. */
  maxBytes: 20 * 1024 * 1024,
  /** Characters of a name, with its ending. */
  name: 120,
} as const;

/** What the file dialog of a browser offers; the server decides by content instead. */
export const ATTACHMENT_ACCEPT =
  '.pdf,.txt,.csv,.tsv,.md,.log,.xlsx,.ods,.docx,.odt,.mp4,.m4v,.webm,.mov,application/pdf,text/plain,text/csv,video/mp4,video/webm,video/quicktime';
