/** Kinds and limits of zones; without a schema library, so that importing this costs pages nothing. */
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

/** Who reads the discussion of a zone. */
export const DISCUSSION_READERS = ['everyone', 'members'] as const;

/** The tabs of the list of zones. */
export const ZONE_TABS = ['my-zones', 'explore', 'nearby'] as const;

/** Why an admin removes something or somebody. */
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
  /** The note to the person whose post, listing or membership an admin removes. */
  note: 200,
  /** The reason with which an operator takes a zone down. */
  takeDownReason: 200,
  imageUrl: 2_000,
  nearby: 3,
  /** Listings that the card of a zone shows. */
  featuredListings: 3,
  /** Members and events that the page of a zone comes with. */
  firstMembers: 4,
  nextEvents: 2,
  pinnedListings: 3,
  /** Days in which what was removed can be put back. */
  putBackDays: 7,
  eventTitle: 80,
  eventPlace: 120,
  /** Days from its start to its end. */
  eventDays: 14,
} as const;

/** How long an invite link works, in days; null is for ever. */
export const INVITE_LIFETIMES = [
  { value: '7-days', label: 'In 7 days', days: 7 },
  { value: '30-days', label: 'In 30 days', days: 30 },
  { value: 'never', label: 'Never', days: null },
] as const;
