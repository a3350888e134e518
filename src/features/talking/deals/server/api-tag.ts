import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Deals',
  description: 'Offers, reservations, sales and meet-ups, in the conversation they belong to.',
};
