import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../../../../platform/server/config.ts';
import { countAttempt } from '../../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { type Actor, type Member, requireMember } from '../../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../../shared/time.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { INVITE_LIFETIMES } from '../../contract/zone-limits.ts';
import type { InviteLifetime, ZoneInvite } from '../../contract/zone-member.ts';
import { publishZone } from '../publish-zone.ts';
import { countZoneChange } from '../save-zone.ts';
import { requireInZone, requireReader } from '../zone-standing.ts';
import { addMember } from './membership.ts';

/** A code has 144 random bits. The limit only keeps guesses from costing queries. */
const GUESS_LIMIT = { limit: 30, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;
const CODE_BYTES = 18;

interface Services {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
  live: Live;
}

const columns = ['code', 'stops_working', 'expires_at', 'joins', 'last_joined_at'] as const;

const isValid = sql<boolean>`(expires_at is null or expires_at > now())`;

function expiryOf(lifetime: InviteLifetime): RawBuilder<Date> | null {
  const days = INVITE_LIFETIMES.find(({ value }) => value === lifetime)?.days ?? null;
  return days === null ? null : sql<Date>`now() + make_interval(days => ${sql.lit(days)})`;
}

/** Returns the invite link of a zone, even an expired one; null without a link. For admins. */
export async function findInvite(
  { db, config }: Services,
  actor: Actor,
  zoneId: string,
): Promise<ZoneInvite | null> {
  await requireReader(db, zoneId, actor, 'invite');
  const row = await db
    .selectFrom('zone_invites')
    .select(columns)
    .where('zone_id', '=', zoneId)
    .executeTakeFirst();
  return row === undefined ? null : presentInvite(config, row);
}

/** Creates a new link, which replaces the previous one. */
export async function createInvite(
  { db, config }: Services,
  actor: Actor,
  zoneId: string,
  lifetime: InviteLifetime,
): Promise<ZoneInvite> {
  const me = requireMember(actor).id;
  await countZoneChange(db, me);
  const invite = {
    // Lowercase only, because page addresses are matched without regard to case.
    code: randomBytes(CODE_BYTES).toString('hex'),
    created_by: me,
    stops_working: lifetime,
    expires_at: expiryOf(lifetime),
    joins: 0,
    last_joined_at: null,
  };
  const row = await db.transaction().execute(async (trx) => {
    await requireInZone(trx, zoneId, actor, 'invite');
    return trx
      .insertInto('zone_invites')
      .values({ zone_id: zoneId, ...invite })
      .onConflict((conflict) => conflict.column('zone_id').doUpdateSet({ ...invite, created_at: sql`now()` }))
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
  return presentInvite(config, row);
}

/** Changes when the link expires, counted from now. */
export async function editInvite(
  { db, config }: Services,
  actor: Actor,
  zoneId: string,
  lifetime: InviteLifetime,
): Promise<ZoneInvite> {
  const row = await db.transaction().execute(async (trx) => {
    await requireInZone(trx, zoneId, actor, 'invite');
    return trx
      .updateTable('zone_invites')
      .set({ stops_working: lifetime, expires_at: expiryOf(lifetime) })
      .where('zone_id', '=', zoneId)
      .returning(columns)
      .executeTakeFirst();
  });
  if (row === undefined) throw new DomainError(zoneErrors.INVITE_NOT_FOUND);
  return presentInvite(config, row);
}

/** Deletes the link, if there is one. */
export async function deleteInvite({ db }: Services, actor: Actor, zoneId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireInZone(trx, zoneId, actor, 'invite');
    await trx.deleteFrom('zone_invites').where('zone_id', '=', zoneId).execute();
  });
}

/**
 * Returns the id of the zone that a link leads to.
 * @throws DomainError INVITE_NOT_FOUND if the code is unknown, was turned off or has expired.
 */
export async function zoneOfInvite(db: Database, address: string, code: string): Promise<string> {
  const invite = await db
    .selectFrom('zone_invites')
    .innerJoin('zones', 'zones.id', 'zone_invites.zone_id')
    .select('zone_id')
    .where('code', '=', storable(code))
    .where('zones.status', '=', 'active')
    .where(isValid)
    .executeTakeFirst();
  if (invite !== undefined) return invite.zone_id;
  await countAttempt(db, `zone-invite:address:${address}`, GUESS_LIMIT);
  throw new DomainError(zoneErrors.INVITE_NOT_FOUND);
}

/** Joins by a link and counts new members on it. Returns the id of the zone. */
export async function joinByInvite(
  { db, live }: Services,
  member: Member,
  address: string,
  code: string,
): Promise<string> {
  const zoneId = await zoneOfInvite(db, address, code);
  const isNew = await db.transaction().execute(async (trx) => {
    // Check again under a lock: the link may have been turned off in the meantime.
    const invite = await trx
      .selectFrom('zone_invites')
      .select('code')
      .where('code', '=', code)
      .where(isValid)
      .forUpdate()
      .executeTakeFirst();
    if (invite === undefined) throw new DomainError(zoneErrors.INVITE_NOT_FOUND);
    const joins = await addMember(trx, member, zoneId);
    if (joins) {
      await trx
        .updateTable('zone_invites')
        .set({ joins: sql`joins + 1`, last_joined_at: sql`now()` })
        .where('code', '=', code)
        .execute();
    }
    return joins;
  });
  if (isNew) publishZone(live, zoneId);
  return zoneId;
}

/** Makes a code valid PostgreSQL text, which allows neither NUL nor lone surrogates. */
const storable = (code: string): string => code.replaceAll('\0', '').toWellFormed();

interface InviteRow {
  code: string;
  stops_working: string;
  expires_at: Date | null;
  joins: number;
  last_joined_at: Date | null;
}

const presentInvite = (config: Pick<Config, 'publicUrl'>, row: InviteRow): ZoneInvite => ({
  code: row.code,
  url: `${config.publicUrl}/join-zone/${row.code}`,
  stopsWorking: row.stops_working as InviteLifetime,
  expiresAt: row.expires_at?.toISOString() ?? null,
  joins: row.joins,
  lastJoinedAt: row.last_joined_at?.toISOString() ?? null,
});
