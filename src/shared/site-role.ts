/** The roles of an account on this site. Operators run it. Roles in Drop Zones are separate. */
export const SITE_ROLES = ['member', 'operator'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** Whether an account is active or was suspended by an operator. */
export const ACCOUNT_STATUSES = ['active', 'suspended'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
