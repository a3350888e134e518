/** The roles of an account on this site. Operators run it, moderators decide cases. Roles in Drop Zones are separate. */
export const SITE_ROLES = ['member', 'moderator', 'operator'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** Whether an account is active, or was limited (nothing new, no messages to strangers) or suspended by an operator. */
export const ACCOUNT_STATUSES = ['active', 'limited', 'suspended'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
