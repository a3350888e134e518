import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { newGuest, newListing, newMember, newPhoto } from '../../../../tests/support/factories.ts';

// What the database rejects if the code forgets to check.

let app: TestApp;
let listing: string;
let guestListing: string;
let memberId: string;
let guestKey: string;

beforeAll(async () => {
  app = await startTestApp();
  const [member, guest] = await Promise.all([newMember(app), newGuest(app)]);
  const photo = await newPhoto(member);
  listing = (await newListing(member, { photos: [{ id: photo.id }] })).id;
  guestListing = (await newListing(guest)).id;
  const owners = await app.db
    .selectFrom('listings')
    .select((eb) => [
      eb.fn.max(sql<string>`seller_id::text`).as('member'),
      eb.fn.max(sql<string>`guest_key::text`).as('guest'),
    ])
    .executeTakeFirstOrThrow();
  memberId = owners.member;
  guestKey = owners.guest;
});
afterAll(() => app?.close());

const CHECK = '23514';
const UNIQUE = '23505';
const FOREIGN = '23503';
const GENERATED = '428C9';

const codeOf = (statement: RawBuilder<unknown>): Promise<string> =>
  statement.execute(app.db).then(
    () => 'accepted',
    (error: { code?: string }) => error.code ?? String(error),
  );
const change = (assignment: RawBuilder<unknown>) =>
  codeOf(sql`update listings set ${assignment} where id = ${listing}`);

test.each([
  ['a third status', sql`status = 'reserved by hand'`],
  ['no status', sql`status = ''`],
  ['a negative price', sql`price_cents = -1`],
  ['a price above ten million dollars', sql`price_cents = 1000000001`],
  ['a category that is no slug', sql`category = 'Boats & more'`],
  ['a foreign condition', sql`condition = 'broken'`],
  ['eleven tags', sql`tags = array_fill('x'::text, array[11])`],
  ['a blank title', sql`title = ' '`],
  ['an endless title', sql`title = repeat('x', 121)`],
  ['an empty description', sql`description = ''`],
  ['no owner', sql`seller_id = null`],
  ['a blank location', sql`location = ''`],
])('A listing with %s is refused (DATA-04, DATA-05)', async (_what, assignment) => {
  expect(await change(assignment)).toBe(CHECK);
});

test('A listing with two owners is refused (CREATE-22, CREATE-23, DATA-04)', async () => {
  expect(await change(sql`guest_key = ${guestKey}`)).toBe(CHECK);
  expect(await codeOf(sql`update listings set seller_id = ${memberId} where id = ${guestListing}`)).toBe(
    CHECK,
  );
});

test('A listing of an unknown owner is refused (DATA-04)', async () => {
  expect(await change(sql`seller_id = ${randomUUID()}`)).toBe(FOREIGN);
});

test("A listing's status is active or sold; its location may be missing (DATA-05, DATA-07)", async () => {
  expect(await change(sql`status = 'sold', location = null`)).toBe('accepted');
  expect(await change(sql`status = 'active', location = 'Old Town'`)).toBe('accepted');
});

test('A photo has one owner and a position of its own on its listing (DATA-06)', async () => {
  const copy = (position: number, owner: RawBuilder<unknown>) =>
    codeOf(sql`insert into photos (id, storage_key, width, height, placeholder, listing_id, position, profile_id, guest_key)
      select gen_random_uuid(), ${randomUUID()}, 1, 1, '', ${listing}::uuid, ${position}::smallint, ${owner}`);
  expect(await copy(1, sql`${memberId}::uuid, ${guestKey}::uuid`)).toBe(CHECK);
  expect(await copy(1, sql`null::uuid, null::uuid`)).toBe(CHECK);
  expect(await copy(5, sql`${memberId}::uuid, null::uuid`)).toBe(CHECK);
  expect(await copy(0, sql`${memberId}::uuid, null::uuid`)).toBe(UNIQUE);
  expect(await copy(1, sql`${memberId}::uuid, null::uuid`)).toBe('accepted');
});

test('A profile belongs to an account and its rating comes from counted stars (DATA-01, DATA-02)', async () => {
  const rate = (assignment: RawBuilder<unknown>) =>
    codeOf(sql`update profiles set ${assignment} where id = ${memberId}`);
  expect(await rate(sql`rating = 5`)).toBe(GENERATED);
  expect(await rate(sql`total_ratings = 1`)).toBe(GENERATED);
  expect(await rate(sql`ratings_by_star = '{0,0,0,0,0,1}'`)).toBe(CHECK);
  expect(await rate(sql`ratings_by_star = '{0,0,0,-1,2}'`)).toBe(CHECK);
  expect(await rate(sql`ratings_by_star = '{0,0,0,1,1}'`)).toBe('accepted');
  expect(await rate(sql`id = ${randomUUID()}`)).toBe(FOREIGN);
});

test('Email addresses are stored normalized, and usernames are unique in any case (AUTH-05, AUTH-29)', async () => {
  const user = (email: string, username: string) =>
    codeOf(
      sql`insert into users (id, name, email, username) values (${randomUUID()}, '', ${email}, ${username})`,
    );
  expect(await user('Big@B.co', 'big')).toBe(CHECK);
  expect(await user(' big@b.co', 'big')).toBe(CHECK);
  expect(await user('big@b.co', 'big')).toBe('accepted');
  expect(await user('big@b.co', 'bigger')).toBe(UNIQUE);
  expect(await user('other@b.co', 'BIG')).toBe(UNIQUE);
});

test('A Guest ID has its format and is unique (GUEST-02, DATA-03)', async () => {
  const guest = (id: string) =>
    codeOf(sql`insert into guest_sessions (guest_id, pin_hash) values (${id}, 'x')`);
  expect(await guest('Guest-abcde')).toBe(CHECK);
  expect(await guest('Guest-ABCDEF')).toBe(CHECK);
  expect(await guest('Guest-ABCDE')).toBe('accepted');
  expect(await guest('Guest-ABCDE')).toBe(UNIQUE);
});

test('Every function works with any search_path of its caller', async () => {
  const { rows } = await sql<{ name: string }>`
    select pg_proc.oid::regprocedure::text as name
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql') and prosqlbody is null
      and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(app.db);
  expect(rows, 'functions that need a parsed body or "set search_path from current"').toEqual([]);
});
