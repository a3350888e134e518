import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { effectiveSignUp, type SiteSettings } from '../../../../platform/server/site-settings.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { accountErrors } from '../../../people/accounts/contract/errors.ts';

interface Services {
  config: Config;
  db: Database;
  settings: SiteSettings;
}

/**
 * Admits a person by the operator's setting: open, by invitation, or closed. Counts a use of the invitation.
 * @throws DomainError SIGN_UP_CLOSED or INVITATION_NEEDED.
 */
export async function admitSignUp({ config, db, settings }: Services, invite: string | null): Promise<void> {
  const signUp = effectiveSignUp(config, settings.current());
  if (signUp === 'open') return;
  if (signUp === 'closed') throw new DomainError(accountErrors.SIGN_UP_CLOSED);
  // One statement, so that the last use is not taken twice.
  const used = await db
    .updateTable('site_invitations')
    .set({ uses: sql<number>`uses + 1` })
    .where('code', '=', invite ?? '')
    .where('revoked_at', 'is', null)
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw new DomainError(accountErrors.INVITATION_NEEDED);
}

/** Takes back a use of an invitation that created no account. */
export async function giveBackInvite(
  { config, db, settings }: Services,
  invite: string | null,
): Promise<void> {
  if (effectiveSignUp(config, settings.current()) !== 'invitation') return;
  await db
    .updateTable('site_invitations')
    .set({ uses: sql<number>`uses - 1` })
    .where('code', '=', invite ?? '')
    .where('uses', '>', 0)
    .execute();
}
