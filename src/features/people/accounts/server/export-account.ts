import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports the data of a person's account. */
export const exportAccount: ExportPerson = {
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
