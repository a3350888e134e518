import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { maskEmail } from '../../../../platform/server/mail/mask-email.ts';
import { urlOfPath } from '../../../../platform/server/storage/file-storage.ts';
import { looksSame } from '../../../items/photos/server/photos.ts';
import type { CasePerson, LinkedPerson } from '../contract/case.ts';
import type { Standing } from '../contract/case-parts.ts';

interface StandingColumns {
  suspended_at: Date | null;
  suspended_until: Date | null;
  limited_at: Date | null;
  limited_until: Date | null;
  closed_at: Date | null;
  deletes_at: Date | null;
}

const STANDING = sql`suspended_at, suspended_until, limited_at, limited_until, closed_at, deletes_at`;

function standingOf(row: StandingColumns): Standing {
  const applies = (at: Date | null, until: Date | null) =>
    at !== null && (until === null || until.getTime() > Date.now());
  const until = (date: Date | null) => date?.toISOString() ?? null;
  if (row.deletes_at !== null) return { state: 'leaving', until: until(row.deletes_at) };
  if (row.closed_at !== null) return { state: 'closed', until: null };
  if (applies(row.suspended_at, row.suspended_until)) {
    return { state: 'suspended', until: until(row.suspended_until) };
  }
  if (applies(row.limited_at, row.limited_until))
    return { state: 'limited', until: until(row.limited_until) };
  return { state: 'active', until: null };
}

interface PersonRow extends StandingColumns {
  name: string;
  avatar_url: string | null;
  joined_at: Date;
  email: string | null;
  email_confirmed: boolean | null;
  phone_confirmed: boolean | null;
  devices: number | null;
  listings: number;
  sold: number;
  reviews: number;
  new_chats: number;
  earlier_cases: number;
  broke_rules: number;
}

/** Returns what is known about the person of a case; null if the account is gone. */
export async function loadPerson(db: Database, person: OwnerKey, caseId: string): Promise<CasePerson | null> {
  const key = personKey(person);
  const isMember = person.kind === 'member';
  const about = isMember ? sql`about_id = ${key}` : sql`about_guest = ${key}`;
  const account = isMember
    ? sql`
      select coalesce(profiles.username, profiles.full_name, 'User') as name, profiles.avatar_url,
        users.created_at as joined_at,
        users.email, users.email_verified as email_confirmed, profiles.phone is not null as phone_confirmed,
        (select count(*)::int from known_devices where user_id = users.id) as devices, ${STANDING}
      from users join profiles on profiles.id = users.id where users.id = ${key}`
    : sql`
      select 'Guest ' || upper(left(key::text, 4)) as name, null::text as avatar_url,
        created_at as joined_at,
        (select email from guest_alerts where guest_key = key and token_hash is null) as email,
        null::boolean as email_confirmed, null::boolean as phone_confirmed, null::int as devices, ${STANDING}
      from guest_sessions where key = ${key}`;
  const owner = isMember ? sql`seller_id = ${key}` : sql`guest_key = ${key}`;
  const { rows } = await sql<PersonRow>`
    select account.*,
      (select count(*)::int from listings where ${owner} and status = 'active' and deleted_at is null) as listings,
      (select count(*)::int from sales
        where ${isMember ? sql`seller_id = ${key}` : sql`seller_guest = ${key}`}) as sold,
      (select count(*)::int from reviews
        where ${isMember ? sql`reviewer_id = ${key}` : sql`reviewer_guest = ${key}`}) as reviews,
      (select count(*)::int
        from conversation_participants as me join messages on messages.conversation_id = me.conversation_id
          and messages.seq = 1 and messages.sender = me.slot
        where me.${isMember ? sql`profile_id` : sql`guest_key`} = ${key}
          and messages.created_at > now() - interval '7 days') as new_chats,
      (select count(*)::int from cases where ${about} and id <> ${caseId} and source <> 'appeal') as earlier_cases,
      (select count(*)::int from decisions
        where ${about} and case_id <> ${caseId} and undone_at is null
          and not exists (select from appeals
            where decision_id = decisions.id and report_id is null and outcome = 'undo')
          and (on_subject not in ('none', 'restore') or on_person <> 'none')) as broke_rules
    from (${account}) as account`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    kind: person.kind,
    id: key,
    name: row.name,
    avatarUrl: urlOfPath(row.avatar_url),
    joinedAt: row.joined_at.toISOString(),
    emailConfirmed: row.email_confirmed,
    phoneConfirmed: row.phone_confirmed,
    devices: row.devices,
    listings: row.listings,
    sold: row.sold,
    reviews: row.reviews,
    newChats: row.new_chats,
    earlierCases: row.earlier_cases,
    brokeRules: row.broke_rules,
    standing: standingOf(row),
    mail: row.email === null ? null : maskEmail(row.email),
  };
}

const MAX_LINKED = 10;

interface LinkedRow extends StandingColumns {
  kind: 'member' | 'guest';
  id: string;
  name: string;
  avatar_url: string | null;
  signals: LinkedPerson['signals'];
}

/** Photos of a person that are compared with those of others, the newest. */
const MAX_COMPARED = 50;

/**
 * Returns accounts and guests that may belong to the same person, from what is stored: browsers that were used to log
 * in, codes of network addresses of the last 30 days, and the look of photos in listings. Of guests, only photos.
 */
export async function findLinkedPeople(db: Database, person: OwnerKey): Promise<LinkedPerson[]> {
  const key = personKey(person);
  const member = person.kind === 'member' ? key : null;
  const { rows } = await sql<LinkedRow>`
    with mine as materialized (
      select photos.look from listings join photos on photos.listing_id = listings.id
      where ${member === null ? sql`listings.guest_key = ${key}` : sql`listings.seller_id = ${key}`}
        and photos.look is not null
      order by photos.created_at desc, photos.id desc limit ${MAX_COMPARED}),
    signals as (
      select theirs.user_id, null::uuid as guest_key, 'device' as signal
      from known_devices as mine join known_devices as theirs using (token_hash)
      where mine.user_id = ${member}
      union
      select theirs.user_id, null, 'address'
      from known_addresses as mine join known_addresses as theirs using (address_code)
      where mine.user_id = ${member}
      union
      select listings.seller_id, listings.guest_key, 'photos'
      from mine join photos as theirs on ${looksSame('mine', 'theirs')}
        join listings on listings.id = theirs.listing_id),
    linked as (
      select user_id, guest_key, array_agg(signal order by signal = 'photos', signal desc) as signals
      from signals where coalesce(user_id, guest_key) <> ${key} group by user_id, guest_key)
    select * from (
      select 'member' as kind, users.id, coalesce(profiles.username, profiles.full_name, 'User') as name,
        profiles.avatar_url, signals, users.created_at, ${STANDING}
      from linked join users on users.id = linked.user_id join profiles on profiles.id = linked.user_id
      union all
      select 'guest', key, 'Guest ' || upper(left(key::text, 4)), null, signals, created_at, ${STANDING}
      from linked join guest_sessions on key = linked.guest_key) as people
    order by 'device' = any(signals) desc, cardinality(signals) desc, created_at desc, id limit ${MAX_LINKED}`.execute(
    db,
  );
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    name: row.name,
    avatarUrl: urlOfPath(row.avatar_url),
    signals: row.signals,
    strength: row.signals.includes('device') || row.signals.length > 1 ? 'strong' : 'weak',
    standing: standingOf(row),
  }));
}
