import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken } from '../../../../platform/server/hash-token.ts';
import { type OwnerKey, ownerOf } from '../../../../platform/server/http/actor.ts';
import { linkMail } from '../../../../platform/server/mail/link-mail.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { shortDate } from '../../../../shared/dates.ts';
import type { DataExportServices } from './data-export-services.ts';

type Services = Pick<DataExportServices, 'config' | 'db' | 'mailer'>;

/**
 * Emails the link to a finished export, if its owner has an address. Each attempt sends a new link and
 * invalidates the previous one.
 */
export async function mailExport({ config, db, mailer }: Services, id: string): Promise<void> {
  const ready = await db
    .selectFrom('data_exports')
    .select(['profile_id', 'guest_key', 'expires_at'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const person = ready && ownerOf(ready.profile_id, ready.guest_key);
  const to = person ? await mailAddress({ config, db }, person) : null;
  if (!ready?.expires_at || to === null) return;
  const token = randomBytes(32).toString('base64url');
  await db
    .updateTable('data_exports')
    .set({ token_hash: hashToken(token).toString('hex') })
    .where('id', '=', id)
    .execute();
  const { hostname } = new URL(config.publicUrl);
  const mail = exportMail(
    config.siteName,
    to,
    `${config.publicUrl}/your-data?token=${token}`,
    ready.expires_at,
  );
  await mailer.send({ ...mail, messageId: `<export-${id}@${hostname}>` });
}

export function exportMail(siteName: string, to: string, link: string, expiresAt: Date): Mail {
  const until = shortDate(expiresAt.toISOString());
  return linkMail(to, link, {
    subject: `Your ${siteName} data is ready to download`,
    lead: 'The export you asked for is ready. It has your listings, photos, chats, deals and reviews:',
    button: 'Download my data',
    after: `The link works until ${until}. Don't forward this email: anyone with the link can download your data. If you didn't ask for this, change your password.`,
  });
}

/**
 * Returns the address for the link to a person's export: confirmed, where the site requires that. Null for
 * people without one, who find the file on their page.
 */
export async function mailAddress(
  { config, db }: Pick<DataExportServices, 'config' | 'db'>,
  person: OwnerKey,
): Promise<string | null> {
  const { rows } = await (person.kind === 'member'
    ? sql<{ email: string }>`
        select email from users
        where id = ${person.id} and (email_verified or ${config.emailConfirmation === 'off'})`
    : sql<{ email: string }>`
        select email from guest_alerts where guest_key = ${person.key} and token_hash is null`
  ).execute(db);
  return rows[0]?.email ?? null;
}
