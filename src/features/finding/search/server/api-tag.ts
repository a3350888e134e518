import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = { name: 'Search', description: 'Browsing and searching listings.' };
