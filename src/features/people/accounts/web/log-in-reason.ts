/** Pages that need an account, and why, most specific first. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^\/favourites/, 'Log in to see your favorites.'],
  [/^\/notifications/, 'Log in to see your notifications.'],
  [/^\/messages\/[^/]+\?listing=/, 'Log in to message the seller.'],
  [/^\/messages/, 'Log in to see your messages.'],
  [/^\/dashboard\/flash-drops/, 'Log in to see your Flash Drops.'],
  [/^\/dashboard/, 'Log in to see your listings.'],
  [/^\/listings\?(?:.*&)?seller=me/, 'Log in to see your listings.'],
  [/^\/listing\/[^/]+\/edit/, 'Log in to edit your listing.'],
  [/^\/drop-zone\/[^/]+\/edit/, 'Log in to edit your Drop Zone.'],
  [/^\/match-me\/wants/, 'Log in to see your saved searches.'],
  [/^\/match-me\?(?:.*&)?want=/, 'Log in to open your saved search.'],
  [/^\/compare\?(?:.*&)?id=/, 'Log in to open your saved comparison.'],
  [/^\/reviews$/, 'Log in to see your reviews.'],
  [/^\/settings\/plan/, 'Log in to see your plan.'],
  [/^\/settings\/blocked/, 'Log in to see the people you blocked.'],
  [/^\/settings/, 'Log in to change your settings.'],
  [/^\/checkout/, 'Log in to continue your payment.'],
];

/** Says in a line why the login page was opened; null where the page to return to is open to everyone. */
export function logInReason(next: string | null): string | null {
  return REASONS.find(([page]) => next !== null && page.test(next))?.[1] ?? null;
}
