import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Listings',
  description: 'Posting a listing, and what its owner does with it.',
};
