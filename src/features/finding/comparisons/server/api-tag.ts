import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Comparisons',
  description: 'Two or three listings side by side, by the shopping assistant.',
};
