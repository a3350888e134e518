import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import type { AccountServices } from './account-services.ts';
import { accountRoutes, type EntitlementsOf } from './accounts.routes.ts';
import { deviceRoutes } from './devices.routes.ts';
import { exportAccount } from './export-account.ts';
import { mailedLinkRoutes } from './mailed-links.routes.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { accountMailQueued } from './queue-mail.ts';
import { DEVICE_DAYS } from './recognize-device.ts';
import { endResetLinks } from './reset-links.ts';
import { ADDRESS_DAYS } from './same-person.ts';
import { type AccountMailServices, MAIL_RETRIES, sendAccountMail } from './send-account-mail.ts';

interface Services extends AccountServices, AccountMailServices {
  entitlementsOf: EntitlementsOf;
}

export const accountsFeature = defineFeature({
  name: 'accounts',
  exportPerson: exportAccount,
  erasePerson: {
    columns: [
      ...erased('sessions', 'user_id'),
      ...erased('credentials', 'user_id'),
      ...erased('email_changes', 'user_id'),
      ...erased('passkeys', 'user_id'),
      ...erased('known_devices', 'user_id'),
      ...erased('known_addresses', 'user_id'),
    ],
    async erase(trx, person) {
      if (person.kind === 'member') await endResetLinks(trx, person.id);
    },
  },
  build: (services: Services) => ({
    routes: [
      accountRoutes(services),
      mailedLinkRoutes(services),
      deviceRoutes(services),
      accountSettingsRoutes(services),
      passkeyRoutes(services),
    ],
    jobs: [
      schedule('accounts.remove-expired', '47 3 * * *', () => removeExpired(services.db)),
      consume(
        accountMailQueued,
        'accounts.mail',
        (mail, delivery) => sendAccountMail(services, mail, delivery),
        MAIL_RETRIES,
      ),
    ],
  }),
});

/**
 * Deletes expired sessions, emailed links, recognized devices and network addresses. They no longer work, but
 * would reveal where a person has been.
 */
export async function removeExpired(db: Database): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(db);
  await sql`delete from verifications where expires_at < now()`.execute(db);
  await sql`
    delete from known_devices
    where last_seen_at < now() - make_interval(days => ${DEVICE_DAYS})`.execute(db);
  await sql`
    delete from known_addresses
    where last_seen_at < now() - make_interval(days => ${ADDRESS_DAYS})`.execute(db);
  await sql`delete from email_changes where expires_at < now()`.execute(db);
}
