import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { isSamePerson } from '../../../people/accounts/server/accounts.ts';
import type { Invitation } from '../contract/points.ts';
import { countAction } from './ledger.ts';
import { type ChangeServices, publishChanges } from './standings-updates.ts';

export interface InvitationServices extends ChangeServices {
  db: Database;
  config: Pick<Config, 'timeZone' | 'publicUrl' | 'emailConfirmation' | 'authSecret'>;
}

/** Returns the member's invitation link, created on first use. */
export async function invitationOf(
  { db, config }: Pick<InvitationServices, 'db' | 'config'>,
  member: Member,
): Promise<Invitation> {
  const { rows } = await sql<{ code: string; joined: number }>`
    insert into invitations as mine (profile_id, code)
    values (${member.id}, ${randomBytes(16).toString('base64url')})
    on conflict (profile_id) do update set code = mine.code
    returning code, (
      select count(*)::int from invited_accounts where invited_by = ${member.id}) as joined`.execute(db);
  const { code = '', joined = 0 } = rows[0] ?? {};
  return { code, url: `${config.publicUrl}/auth?tab=sign-up&invite=${code}`, joined };
}

/** Stores which invitation a new account used. Unknown codes are ignored. */
export async function saveInvitedAccount(
  services: InvitationServices,
  { accountId, invite, at }: { accountId: string; invite: string; at: string },
): Promise<void> {
  await sql`
    insert into invited_accounts (account_id, invited_by)
    select users.id, invitations.profile_id from users, invitations
    where users.id = ${accountId} and invitations.code = ${invite} and users.id <> invitations.profile_id
    on conflict do nothing`.execute(services.db);
  await countInvited(services, { accountId, at });
}

/**
 * Counts an invited friend once their address is confirmed, or right away on sites that don't confirm addresses. Earns
 * nothing if the account seems to be the inviter's own.
 */
export async function countInvited(
  { db, config, ...services }: InvitationServices,
  { accountId, at }: { accountId: string; at: string },
): Promise<void> {
  const invited = await db
    .selectFrom('invited_accounts')
    .innerJoin('users', 'users.id', 'invited_accounts.account_id')
    .select(['invited_by', 'email_verified'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const inviter = invited?.invited_by;
  if (!invited || !inviter) return;
  if (config.emailConfirmation === 'required' && !invited.email_verified) return;
  const isSame = await isSamePerson(db, config, inviter, accountId);
  const changes = await db.transaction().execute((trx) =>
    countAction(trx, config.timeZone, {
      act: 'invite',
      profileId: inviter,
      source: `account:${accountId}`,
      at: new Date(at),
      otherId: accountId,
      refused: isSame ? 'same-person' : null,
    }),
  );
  publishChanges(services, changes);
}
