/** What a personal token may do, with the words that people see when they make one. */
export const TOKEN_SCOPES = {
  'listings:read': {
    label: 'Read listings',
    description: 'Search listings and prices, and see your own listings and photos.',
  },
  'listings:write': {
    label: 'Post and change listings',
    description: 'Upload photos; post, edit, pause, sell and delete your listings.',
  },
  'messages:read': {
    label: 'Read messages',
    description: 'Read your chats with their files, offers and meetups.',
  },
  'messages:write': {
    label: 'Send messages',
    description: 'Write to people; make and answer offers, plan meetups, and agree on sales.',
  },
  'profile:read': {
    label: 'Read profiles',
    description: 'See your name, email and plan, and the profiles and reviews of others.',
  },
} as const satisfies Record<string, { label: string; description: string }>;

export type TokenScope = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as [TokenScope, ...TokenScope[]];
