import { z } from '@hono/zod-openapi';

const OpenDeal = z
  .object({
    conversationId: z.uuid(),
    title: z.string().describe('Title of the listing.'),
    name: z.string().nullable().describe('Name of the other participant.'),
    role: z.enum(['buyer', 'seller']).describe('The role of the viewer.'),
    state: z.enum(['reserved', 'meetup', 'offer']),
  })
  .openapi('OpenDeal');

export const DeletionPreview = z
  .object({
    listings: z.int().describe('Number of listings that others would no longer see.'),
    deals: z.array(OpenDeal).describe('Deals that would end.'),
    hasRenewingPlan: z.boolean().describe('Whether a plan would stop renewing.'),
  })
  .openapi('DeletionPreview', {
    example: {
      listings: 6,
      deals: [
        {
          conversationId: '0198a1f2-7f6e-7c3a-9d61-2f5d0c3b7e11',
          title: 'Desk lamp',
          name: 'kofi.a',
          role: 'seller',
          state: 'reserved',
        },
      ],
      hasRenewingPlan: true,
    },
  });
export type DeletionPreview = z.infer<typeof DeletionPreview>;

export const DeleteAccount = z
  .object({ currentPassword: z.string().max(1000) })
  .openapi('DeleteAccount', { example: { currentPassword: 'correct horse' } });

export const DeleteGuest = z
  .object({ pin: z.string().max(20) })
  .openapi('DeleteGuest', { example: { pin: '4821' } });

export const DeletionDate = z
  .object({ deletesAt: z.iso.datetime().describe('From then on it cannot be canceled.') })
  .openapi('DeletionDate', { example: { deletesAt: '2026-12-06T09:30:00.000Z' } });
