import { z } from '@hono/zod-openapi';
import { PACK_IDS } from './packs.ts';

export const CreditPurchaseIn = z
  .object({ packId: z.enum(PACK_IDS, 'Choose one of the packs.') })
  .openapi('CreditPurchase', { example: { packId: '100_credits' } });
