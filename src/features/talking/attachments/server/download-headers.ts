import type { AttachmentRow } from './attachments.ts';
import { typeOf } from './attachments.ts';

/**
 * Headers with which a browser stores an attachment and never shows or runs it, whatever it contains. Each download asks
 * the policy anew.
 */
export function downloadHeaders(row: AttachmentRow): Headers {
  return new Headers({
    'Content-Type': typeOf(row).mime,
    'Content-Disposition': contentDisposition(row.name),
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  });
}

/** The name for all browsers (RFC 6266, RFC 8187): plain for the oldest, and in full. */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]/gu, '_').replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
