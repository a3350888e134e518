import { shortDate } from '../../../../shared/dates.ts';
import { fileSize } from '../../../../shared/file-size.ts';
import type { DataExport } from '../contract/data-export.ts';

/**
 * Describes the state of an export.
 * @param mailed Whether its link is emailed.
 */
export function exportInWords(
  { state, requestedAt, expiresAt, sizeBytes }: DataExport,
  mailed: boolean,
): { title: string; text: string } {
  const title = `Export from ${shortDate(requestedAt)}`;
  const day = expiresAt === null ? '' : shortDate(expiresAt);
  switch (state) {
    case 'preparing':
      return {
        title: 'Preparing your export',
        text: mailed
          ? 'You can leave this page. We email you a link when it is ready.'
          : 'You can leave this page. The download appears here when it is ready.',
      };
    case 'ready':
      return { title, text: `Ready until ${day}. ZIP, ${fileSize(sizeBytes ?? 0)}.` };
    case 'expired':
      return { title, text: `Expired on ${day}.` };
    case 'failed':
      return { title, text: "This one didn't work. Make a new one." };
  }
}
