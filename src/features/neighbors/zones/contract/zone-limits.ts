/** Types and limits of zones. No schema library here, to keep page bundles small. */
export const ZONE_TYPES = [
  { value: 'neighbourhood', label: 'Neighborhood' },
  { value: 'campus', label: 'Campus' },
  { value: 'interest', label: 'Interest' },
] as const;
export type ZoneTypeValue = (typeof ZONE_TYPES)[number]['value'];

export const ZONE_ROLES = [
  { value: 'admin', label: 'Admin' },
  { value: 'member', label: 'Member' },
] as const;

/** Who can read the discussion of a zone. */
export const DISCUSSION_READERS = ['everyone', 'members'] as const;

/** Tabs of the Drop Zones page. */
export const ZONE_TABS = ['my-zones', 'explore', 'nearby'] as const;

/** Reasons an admin can give for a removal. */
export const REMOVAL_REASONS = [
  { value: 'rule', label: 'Breaks a zone rule' },
  { value: 'not-local', label: 'Not local' },
  { value: 'spam', label: 'Spam' },
  { value: 'unkind', label: 'Unkind' },
  { value: 'other', label: 'Something else' },
] as const;

export const ZONE_LIMITS = {
  title: 60,
  description: 500,
  area: 80,
  rules: 8,
  ruleLength: 160,
  /** Characters of the note to the person whose post, listing or membership is removed. */
  note: 200,
  imageUrl: 2_000,
  nearby: 3,
  /** Listings shown on the card of a zone. */
  featuredListings: 3,
  /** Members and events included with the page of a zone. */
  firstMembers: 4,
  nextEvents: 2,
  pinnedListings: 3,
  /** Days in which a removal can be undone. */
  putBackDays: 7,
  /** Months for which photos of a post that an operator removed stay: 6 to appeal, and time to decide the appeal. */
  removedBySiteMonths: 12,
  eventTitle: 80,
  eventPlace: 120,
  /** Longest event, in days. */
  eventDays: 14,
} as const;

/** How long an invite link works, in days. Null means that it never expires. */
export const INVITE_LIFETIMES = [
  { value: '7-days', label: 'In 7 days', days: 7 },
  { value: '30-days', label: 'In 30 days', days: 30 },
  { value: 'never', label: 'Never', days: null },
] as const;
