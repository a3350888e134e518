import { type RawBuilder, sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';

/** Exports what a member did in Flash Drops. Guests can't take part. */
const ofMember =
  (rows: (id: string) => RawBuilder<object>) =>
  (person: OwnerKey): RawBuilder<object> | null =>
    person.kind === 'guest' ? null : rows(person.id);

export const exportFlashDrops: ExportPerson = {
  tables: [
    {
      name: 'flash-drops',
      shows: ['flash_drop_participants', 'flash_drop_totals'],
      rows: ofMember(
        (id) => sql`
          select title as flash_drop, starts_at, joined_at, left_at, points, listings, sales
          from flash_drop_participants as taking join flash_drops on flash_drops.id = taking.flash_drop_id
          where taking.profile_id = ${id}::uuid order by starts_at, flash_drops.id`,
      ),
    },
    {
      name: 'flash-drop-points',
      shows: ['flash_drop_points'],
      rows: ofMember(
        (id) => sql`
          select title as flash_drop, act, source, item_title, points, reason, occurred_at
          from flash_drop_points as entry join flash_drops on flash_drops.id = entry.flash_drop_id
          where entry.profile_id = ${id}::uuid order by entry.id`,
      ),
    },
    {
      name: 'flash-drop-listings',
      shows: ['flash_drop_listings'],
      rows: ofMember(
        (id) => sql`
          select flash_drops.title as flash_drop, listings.title as listing, added_at
          from flash_drop_listings as listed
          join flash_drops on flash_drops.id = listed.flash_drop_id
          join listings on listings.id = listed.listing_id
          where listings.seller_id = ${id}::uuid order by added_at, listings.id`,
      ),
    },
    {
      name: 'flash-drop-shared-links',
      shows: ['flash_drop_shares'],
      rows: ofMember(
        (id) => sql`
          select listing_id as listing, token, created_at, opened_at
          from flash_drop_shares where profile_id = ${id}::uuid order by created_at, id`,
      ),
    },
    {
      name: 'flash-drop-reminders',
      shows: ['flash_drop_reminders'],
      rows: ofMember(
        (id) => sql`
          select title as flash_drop, starts_at
          from flash_drop_reminders as reminder join flash_drops on flash_drops.id = reminder.flash_drop_id
          where reminder.profile_id = ${id}::uuid order by starts_at, flash_drops.id`,
      ),
    },
    {
      name: 'flash-drop-prizes',
      shows: ['flash_drop_prizes'],
      rows: ofMember(
        (id) => sql`
          select title as flash_drop, prize, amount, finished_at as decided_at
          from flash_drop_prizes as won join flash_drops on flash_drops.id = won.flash_drop_id
          where won.profile_id = ${id}::uuid order by finished_at, won.id`,
      ),
    },
    {
      name: 'invitations',
      shows: ['invitations', 'invited_accounts'],
      rows: ofMember(
        (id) => sql`
          select code, (select count(*)::int from invited_accounts where invited_by = ${id}::uuid) as friends_who_joined
          from invitations where profile_id = ${id}::uuid`,
      ),
    },
  ],
};
