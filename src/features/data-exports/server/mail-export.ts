import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ownerOf } from '../../../platform/server/http/actor.ts';
import { escapeXml } from '../../../platform/server/http/xml.ts';
import { mailBody, mailButton, mailLogo, QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { shortDate } from '../../../shared/dates.ts';
import { hashOf } from './data-exports.queries.ts';
import type { DataExportServices } from './data-export-services.ts';
import { mailAddress } from './mail-address.ts';

type Services = Pick<DataExportServices, 'config' | 'db' | 'mailer'>;

/**
 * Mails the link to a file that is ready, if its owner has an address. Each try mails a new link, and the one before it ends.
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
    .set({ token_hash: hashOf(token) })
    .where('id', '=', id)
    .execute();
  const { hostname } = new URL(config.publicUrl);
  const mail = exportMail(to, `${config.publicUrl}/your-data?token=${token}`, ready.expires_at);
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
