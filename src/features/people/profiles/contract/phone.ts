import { z } from '@hono/zod-openapi';

/** The member's own phone number. */
export const OwnPhone = z
  .object({
    available: z.boolean().describe('Whether the site can send text messages to confirm numbers.'),
    phone: z.string().nullable().describe('Last two digits of the confirmed number; null without one.'),
  })
  .openapi('OwnPhone');
export type OwnPhone = z.infer<typeof OwnPhone>;

export const NewPhone = z
  .object({ phone: z.string().max(200) })
  .openapi('NewPhone', { example: { phone: '+1 503 555 0123' } });
export const PhoneCode = z
  .object({ code: z.string().max(200) })
  .openapi('PhoneCode', { example: { code: '482913' } });
