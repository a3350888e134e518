import { type RawBuilder, sql } from 'kysely';
import type { SiteRole } from '../../../../shared/site-role.ts';

/**
 * Selects the site role of a `users` row. The address from the settings counts only when confirmed, because anyone can
 * sign up with someone else's.
 */
export const siteRole = (operatorEmail: string | undefined): RawBuilder<SiteRole> => sql<SiteRole>`case
  when exists (select from operators where user_id = users.id)
    or (users.email_verified and users.email = ${operatorEmail ?? null}::text) then 'operator'
  else 'member' end`;
