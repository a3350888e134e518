import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../../platform/server/db/keyset.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import { maskEmail } from '../../../../../platform/server/mail/mask-email.ts';
import { urlOfPath } from '../../../../../platform/server/storage/file-storage.ts';
import { decodeCursor, encodeCursor } from '../../../../../shared/pagination.ts';
import { displayName } from '../../../../../shared/person-name.ts';
import { isUuid } from '../../../../../shared/uuid.ts';
import { deskGuestName } from '../../../../trust/cases/server/cases.ts';
import { type FoundPerson, SHOWN_OF_EACH } from '../../contract/search.ts';
import { type Found, inName, namedAccount, type Search } from './search-terms.ts';

/** What the desk shows of every member. */
export const MEMBER_COLUMNS = [
  'users.username',
  'users.email',
  'users.email_verified',
  'users.suspended_at',
  'users.created_at',
  'profiles.full_name',
  'profiles.avatar_url',
  'profiles.deletes_at',
] as const;

export async function findPeople(db: Database, { q, cursor, limit }: Search): Promise<Found<FoundPerson>> {
  const after = readCursor(cursor, (text) => {
    const [username] = decodeCursor(text, 1) ?? [];
    return typeof username === 'string' && !username.includes('\0') ? username : null;
  });
  let query = db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', ...MEMBER_COLUMNS])
    .select(sql<string>`lower(users.username)`.as('sorted_by'))
    .orderBy(sql`lower(users.username)`)
    .limit(limit + 1);
  if (after !== null) query = query.where(sql<boolean>`lower(users.username) > ${after}`);
  if (q !== '') {
    query =
      isUuid(q) || q.includes('@')
        ? query.where('users.id', '=', namedAccount(q))
        : query.where(
            sql<boolean>`(fold_name(profiles.username) like ${inName(q)} or fold_name(profiles.full_name) like ${inName(q)})`,
          );
  }
  const [rows, guests] = await Promise.all([
    query.modifyEnd(planEachTime).execute(),
    after === null ? findGuests(db, q) : [],
  ]);
  const { shown, nextCursor } = pageOfRows(rows, limit, ({ sorted_by }) => encodeCursor([sorted_by]));
  const members = shown.map(
    (row): FoundPerson => ({
      kind: 'member',
      id: row.id,
      ...presentMember(row),
    }),
  );
  return { nextCursor, shown: [...guests, ...members] };
}

/** As the desk names guests: 'Guest 4F2A'. */
const GUEST_NAME = /^guest[ -]?([0-9a-f]{4})$/i;

/** Finds the guest that a search names: by the name at the desk, the Guest ID, the internal key or the address. */
async function findGuests(db: Database, q: string): Promise<FoundPerson[]> {
  const start = GUEST_NAME.exec(q)?.[1];
  const isNamed =
    start !== undefined
      ? sql<boolean>`key between ${`${start}${'0'.repeat(28)}`}::uuid and ${`${start}${'f'.repeat(28)}`}::uuid`
      : isUuid(q)
        ? sql<boolean>`key = ${q}::uuid`
        : q.includes('@')
          ? sql<boolean>`key in (select guest_key from guest_alerts where email = lower(${q}::text))`
          : sql<boolean>`guest_id = ${q}::text`;
  const rows = await db
    .selectFrom('guest_sessions')
    .leftJoin('guest_alerts', (join) =>
      join
        .onRef('guest_alerts.guest_key', '=', 'guest_sessions.key')
        .on('guest_alerts.token_hash', 'is', null),
    )
    .select(['key', 'email', 'suspended_at', 'deletes_at', 'guest_sessions.created_at'])
    .select(deskGuestName('key').as('name'))
    .where(isNamed)
    .orderBy('key')
    .limit(SHOWN_OF_EACH)
    .modifyEnd(planEachTime)
    .execute();
  return rows.map(({ key, name, email, created_at, ...row }) => ({
    kind: 'guest',
    id: key,
    name,
    username: null,
    avatarUrl: null,
    maskedEmail: email === null ? null : maskEmail(email),
    isConfirmed: true,
    state: accountState(row),
    joinedAt: created_at.toISOString(),
  }));
}

interface AccountRow {
  suspended_at: Date | null;
  deletes_at: Date | null;
}

interface MemberRow extends AccountRow {
  username: string;
  email: string;
  email_verified: boolean;
  created_at: Date;
  full_name: string | null;
  avatar_url: string | null;
}

/** Presents a row of `MEMBER_COLUMNS`. */
export const presentMember = (row: MemberRow) => ({
  name: displayName(row.full_name, row.username),
  username: row.username,
  avatarUrl: urlOfPath(row.avatar_url),
  maskedEmail: maskEmail(row.email),
  isConfirmed: row.email_verified,
  state: accountState(row),
  joinedAt: row.created_at.toISOString(),
});

/** Returns the state of an account from its rows. */
export const accountState = (row: AccountRow): FoundPerson['state'] =>
  row.deletes_at !== null ? 'leaving' : row.suspended_at !== null ? 'suspended' : 'active';
