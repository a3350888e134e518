import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Messages',
  description: 'Conversations between two people, and the messages in them.',
};
