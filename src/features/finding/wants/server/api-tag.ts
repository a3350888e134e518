import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Wants',
  description:
    'What people look for: read from a sentence, matched with what is for sale, and stored for alerts.',
};
