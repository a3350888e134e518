import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { actAsOperator, authorize } from '../../operators/server/operators.ts';
import { settingErrors } from '../contract/errors.ts';
import type { NewSiteInvitation, SiteInvitations } from '../contract/invitations.ts';

interface Site {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
}

const CODE_BYTES = 16;
const MAX_SHOWN = 100;

/** Returns the newest links with which people sign up. */
export async function listInvitations({ db, config }: Site, actor: Actor): Promise<SiteInvitations> {
  authorize(actor, 'settings.read');
  const rows = await db
    .selectFrom('site_invitations as invitation')
    .leftJoin('profiles as operator', 'operator.id', 'invitation.created_by')
    .selectAll('invitation')
    .select(shownName('operator').as('by'))
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return {
    invitations: rows.map((row) => ({
      id: row.id,
      url: linkOf(config, row.code),
      note: row.note,
      uses: row.uses,
      maxUses: row.max_uses,
      isRevoked: row.revoked_at !== null,
      by: row.by,
      createdAt: row.created_at.toISOString(),
    })),
  };
}

export async function createInvitation(
  { db }: Site,
  actor: Actor,
  { note, maxUses }: NewSiteInvitation,
): Promise<void> {
  await actAsOperator(db, actor, 'invitation.create', async (trx) => {
    const { id } = await trx
      .insertInto('site_invitations')
      .values({
        code: newCode(),
        note,
        max_uses: maxUses,
        created_by: actor.kind === 'member' ? actor.id : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { targetId: id, subject: note || `${maxUses} uses` };
  });
}

/** Makes a link for one person, for a site whose operator has no account yet. Returns the link. */
export async function inviteByCommand({ db, config }: Site): Promise<string> {
  const { code } = await db
    .insertInto('site_invitations')
    .values({ code: newCode(), note: '', max_uses: 1 })
    .returning('code')
    .executeTakeFirstOrThrow();
  return linkOf(config, code);
}

const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

const linkOf = ({ publicUrl }: Site['config'], code: string): string =>
  `${publicUrl}/auth?tab=sign-up&invite=${code}`;

/** Ends a link. Ending it again changes nothing. @throws DomainError INVITATION_NOT_FOUND. */
export async function revokeInvitation({ db }: Site, actor: Actor, id: string): Promise<void> {
  await actAsOperator(db, actor, 'invitation.revoke', async (trx) => {
    const invitation = await trx
      .selectFrom('site_invitations')
      .select(['note', 'max_uses', 'revoked_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (invitation === undefined) throw new DomainError(settingErrors.INVITATION_NOT_FOUND);
    if (invitation.revoked_at !== null) return null;
    await trx.updateTable('site_invitations').set({ revoked_at: sql`now()` }).where('id', '=', id).execute();
    return { targetId: id, subject: invitation.note || `${invitation.max_uses} uses` };
  });
}
