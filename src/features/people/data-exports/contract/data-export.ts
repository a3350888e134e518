import { z } from '@hono/zod-openapi';

export const DataExport = z
  .object({
    id: z.uuid(),
    state: z
      .enum(['preparing', 'ready', 'failed', 'expired'])
      .describe('Only a ready export can be downloaded.'),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .describe('Until when it can be downloaded; null until it is ready.'),
    sizeBytes: z.int().nullable().describe('Size of the ZIP file; null unless it is ready.'),
  })
  .openapi('DataExport', {
    example: {
      id: '5f0c6e0e-7f5c-4a53-9a3c-0d8f1f7d2b11',
      state: 'ready',
      requestedAt: '2026-07-22T09:41:00.000Z',
      expiresAt: '2026-07-29T09:44:00.000Z',
      sizeBytes: 88080384,
    },
  });
export type DataExport = z.infer<typeof DataExport>;

export const LatestDataExport = z
  .object({
    latest: DataExport.nullable().describe('Null without an export in the last 30 days.'),
    mailed: z.boolean().describe('Whether I have an address for the emailed link.'),
  })
  .openapi('LatestDataExport');
export type LatestDataExport = z.infer<typeof LatestDataExport>;

const token = z.string().max(100);
export const DataExportLink = z
  .object({ token })
  .openapi('DataExportLink', { example: { token: 'u2v0cTqT3n8…' } });
export const DataExportLinkQuery = z.object({ token });
