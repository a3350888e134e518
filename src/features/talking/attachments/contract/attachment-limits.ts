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
