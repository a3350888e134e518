import { type RawBuilder, sql } from 'kysely';
import type { SiteRole } from '../../../shared/site-role.ts';

/**
 * The role of a row of `users`. The address of the setting counts only once it is confirmed: anybody can sign up with
 * somebody else's.
 */
export const siteRole = (operatorEmail: string | undefined): RawBuilder<SiteRole> => sql<SiteRole>`case
  when exists (select from operators where user_id = users.id)
    or (users.email_verified and users.email = ${operatorEmail ?? null}::text) then 'operator'
  else 'member' end`;
