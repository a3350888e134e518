/** Words that a seller might type, and what the engine really makes of them. A journey compares the two. */
export const AI_EXAMPLE = {
  words: 'Green velvet armchair, like new, two years old, tiny scratch on the back leg, $140',
  draft: {
    title: 'Green velvet armchair',
    description: 'Green velvet armchair, like new, two years old, tiny scratch on the back leg.',
    priceCents: 14_000,
    category: 'home-garden',
    condition: 'like-new',
    tags: ['armchair', 'green', 'velvet'],
  },
} as const;
