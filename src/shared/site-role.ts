/** What an account is at this site: operators run it. Roles in a Drop Zone are another matter. */
export const SITE_ROLES = ['member', 'operator'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** Whether an account may do things, or was suspended by an operator. */
export const ACCOUNT_STATUSES = ['active', 'suspended'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
