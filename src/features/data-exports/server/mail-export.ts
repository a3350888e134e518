import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { escapeXml } from '../../../platform/server/http/xml.ts';
import { mailBody, mailButton, mailLogo, QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { shortDate } from '../../../shared/dates.ts';
import { hashOf } from './data-exports.queries.ts';
import type { DataExportServices } from './data-export-services.ts';

type Services = Pick<DataExportServices, 'config' | 'db' | 'mailer'>;

/**
 * Mails the link to a file that is ready, to an address that was confirmed; a guest without one finds it on the
 * dashboard. Each try mails a new link, and the one before it ends.
 */
export async function mailExport({ config, db, mailer }: Services, id: string): Promise<void> {
  const { rows } = await sql<{ email: string; expires_at: Date }>`
    select coalesce(users.email, guest_alerts.email) as email, data_exports.expires_at
    from data_exports
    left join users on users.id = data_exports.profile_id
      and (users.email_verified or ${config.emailConfirmation === 'off'})
    left join guest_alerts on guest_alerts.guest_key = data_exports.guest_key and guest_alerts.token_hash is null
    where data_exports.id = ${id} and data_exports.state = 'ready' and data_exports.expires_at > now()
      and coalesce(users.email, guest_alerts.email) is not null`.execute(db);
  const [to] = rows;
  if (to === undefined) return;
  const token = randomBytes(32).toString('base64url');
  await db
    .updateTable('data_exports')
    .set({ token_hash: hashOf(token) })
    .where('id', '=', id)
    .execute();
  const { hostname } = new URL(config.publicUrl);
  const mail = exportMail(to.email, `${config.publicUrl}/your-data?token=${token}`, to.expires_at);
  await mailer.send({ ...mail, messageId: `<export-${id}@${hostname}>` });
}

function exportMail(to: string, link: string, expiresAt: Date): Mail {
  const lead = 'The export you asked for is ready. It has your listings, photos, chats, deals and reviews:';
  const until = shortDate(expiresAt.toISOString());
  const after = `The link works until ${until}. Don't forward this email: whoever has the link can download your data. If you didn't ask for this, change your password.`;
  return {
    to,
    subject: 'Your Offhand data is ready to download',
    text: `${lead}\n\n${link}\n\n${after}\n\nOffhand\n`,
    html: mailBody(
      mailLogo,
      `<p style="margin:0 0 24px">${lead}</p>`,
      `<p style="margin:0 0 24px">${mailButton(escapeXml(link), 'Download my data')}</p>`,
      `<p style="margin:0;${QUIET_TEXT}">${escapeXml(after)}</p>`,
    ),
  };
}
