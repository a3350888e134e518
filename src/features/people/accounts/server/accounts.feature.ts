import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { TOKEN_LIMITS } from '../contract/token-limits.ts';
import type { AccountServices } from './account-services.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import { accountRoutes, type EntitlementsOf } from './accounts.routes.ts';
import { deviceRoutes } from './devices.routes.ts';
import { mailedLinkRoutes } from './mailed-links.routes.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { accountMailQueued } from './queue-mail.ts';
import { DEVICE_DAYS } from './recognize-device.ts';
import { endResetLinks } from './reset-links.ts';
import { ADDRESS_DAYS } from './same-person.ts';
import { type AccountMailServices, MAIL_RETRIES, sendAccountMail } from './send-account-mail.ts';
import { tokenRoutes } from './tokens.routes.ts';

/** Exports the data of a person's account. */
const exportAccount: ExportPerson = {
  tables: [
    {
      name: 'account',
      shows: ['users', 'email_changes'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select users.id as account_id, users.email, users.email_verified as email_confirmed,
              email_changes.email as new_email_not_confirmed, users.username, users.created_at as joined_at
            from users left join email_changes on email_changes.user_id = users.id
            where users.id = ${person.id}::uuid`,
    },
    {
      name: 'devices',
      shows: ['sessions'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select user_agent as browser, ip_address as network_address, created_at as signed_in_at,
              updated_at as last_seen_at, expires_at
            from sessions where user_id = ${person.id}::uuid order by created_at, id`,
    },
    {
      name: 'passkeys',
      shows: ['passkeys'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select name, created_at as added_at, last_used_at
            from passkeys where user_id = ${person.id}::uuid order by created_at, id`,
    },
    {
      name: 'api-tokens',
      shows: ['api_tokens'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select name, scopes, created_at, expires_at, last_used_at
            from api_tokens where user_id = ${person.id}::uuid order by created_at, id`,
    },
    {
      name: 'known-devices',
      shows: ['known_devices'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select first_seen_at, last_seen_at
            from known_devices where user_id = ${person.id}::uuid order by first_seen_at, token_hash`,
    },
    {
      name: 'known-addresses',
      shows: ['known_addresses'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select last_seen_at
            from known_addresses where user_id = ${person.id}::uuid order by last_seen_at, address_code`,
    },
  ],
  leavesOut: {
    credentials: 'The hash of your password is a secret that nobody needs to read.',
    verifications: 'Links and codes that are about to be used.',
    attempts: 'Counts by network address that stop abuse, gone within a day.',
  },
};

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
      ...erased('api_tokens', 'user_id'),
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
      tokenRoutes(services),
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
 * would reveal where a person has been. Expired tokens stay listed for a while, so that their owner sees why a program
 * stopped.
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
  await sql`
    delete from api_tokens
    where expires_at < now() - make_interval(days => ${TOKEN_LIMITS.expiredDays})`.execute(db);
  await sql`delete from email_changes where expires_at < now()`.execute(db);
}
