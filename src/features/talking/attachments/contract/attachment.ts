import { z } from '@hono/zod-openapi';

/** A file in a message that isn't a photo. */
export const Attachment = z
  .object({
    id: z.uuid(),
    name: z.string().describe('As its sender named it, without path and control characters.'),
    kind: z.enum(['pdf', 'text', 'spreadsheet', 'document', 'video']),
    size: z.int().positive().describe('Bytes.'),
  })
  .openapi('Attachment', {
    example: {
      id: '5d0f2a4e-3f6c-4c9e-9a51-0d6f2c7f1b11',
      name: 'Lamp manual.pdf',
      kind: 'pdf',
      size: 482_113,
    },
  });
export type Attachment = z.infer<typeof Attachment>;

export const AttachmentName = z.object({
  name: z
    .string()
    .max(1_000, 'Shorten the name of the file.')
    .describe('Name of the file. Its extension is corrected to fit the content.')
    .openapi({ example: 'Lamp manual.pdf' }),
});
