import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newInterestedBuyer } from '../../../../../tests/support/deals.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
  PASSWORD,
} from '../../../../../tests/support/factories.ts';
import { readZip } from '../../../../../tests/support/read-zip.ts';
import { type AppWithStorage, STORAGES, startAppOn } from '../../../../../tests/support/storages.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { DataExport, LatestDataExport } from '../contract/data-export.ts';
import type { DataExportServices } from './data-export-services.ts';
import { removeExpiredExports } from './data-exports.feature.ts';
import { mailAddress } from './mail-export.ts';
import { makeExport } from './make-export.ts';

const ADDRESS = '/api/data-exports';

describe.each(STORAGES)('Exports stored %s', (place) => {
  let app: AppWithStorage;
  beforeAll(async () => {
    app = await startAppOn(place);
  });
  afterAll(() => app?.close());

  const ask = (person: TestClient) => person.post<DataExport & { code: string }>(ADDRESS);
  const latest = async (person: TestClient) => (await person.get<LatestDataExport>(ADDRESS)).body.latest;
  const download = (path: string, person?: TestClient) => {
    const request = new Request(app.url + path);
    return person ? person.fetch(request) : fetch(request);
  };

  /** Waits until the requested export is ready. */
  const prepared = (person: TestClient): Promise<DataExport> =>
    vi.waitFor(
      async () => {
        const latestExport = await latest(person);
        expect(latestExport?.state).toBe('ready');
        return latestExport as DataExport;
      },
      { timeout: 15_000, interval: 100 },
    );

  async function exportOf(person: TestClient) {
    expect((await ask(person)).status).toBe(202);
    const made = await prepared(person);
    const answer = await download(`${ADDRESS}/${made.id}/file`, person);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const files = await readZip(bytes);
    const rows = <Row = Record<string, unknown>>(name: string): Row[] =>
      JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]') as Row[];
    return { made, answer, bytes, files, rows };
  }

  const expire = ({ id }: DataExport) =>
    app.db
      .updateTable('data_exports')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute();
  /** Requests an export that waits for its job. */
  const requestExport = async (member: Member, at: Date) =>
    app.db
      .insertInto('data_exports')
      .values({
        profile_id: (await member.api.GET('/api/viewer')).data?.account?.id ?? null,
        file_key: `private/exports/${randomUUID()}.zip`,
        requested_at: at,
      })
      .returning(['id', 'file_key'])
      .executeTakeFirstOrThrow();
  const sweep = () => removeExpiredExports({ ...app, live: { publish: () => undefined } as never });
  const exportFiles = async () => (await app.keys()).filter((key) => key.startsWith('private/exports/'));

  /** Returns the link in the email about an export, without the origin. */
  async function mailedLink(member: Member): Promise<string> {
    const mail = await vi.waitFor(
      () => {
        const lastMail = app.mails.findLast(
          ({ to, subject }) => to === member.details.email && subject.includes('data'),
        );
        expect(lastMail).toBeDefined();
        return lastMail as (typeof app.mails)[number];
      },
      { timeout: 10_000 },
    );
    const [, token = ''] = /\/your-data\?token=([\w-]+)/.exec(mail.text) ?? [];
    return token;
  }

  test('People who deleted their account have no name in the export of others', async () => {
    const seller = await newMember(app);
    const { member: buyer } = await newInterestedBuyer(app, seller, await newListing(seller));
    expect((await buyer.post('/api/accounts/me/deletion', { currentPassword: PASSWORD })).status).toBe(200);
    const { rows, files } = await exportOf(seller);
    expect(rows('chats')).toMatchObject([{ person: 'Deleted user' }]);
    expect([...files.values()].join('\n')).not.toContain(buyer.details.username);
  });

  test('A member downloads everything of theirs as JSON, CSV and photos', async () => {
    const seller = await newMember(app);
    const photo = await newPhoto(seller);
    const listing = await newListing(seller, {
      title: '=SUM(A1) "Lamp", warm 🛋',
      price: '24.50',
      photos: [{ id: photo.id, alt: 'From the side' }],
    });
    const { member: buyer, buyer: deal, seller: sellerDeal } = await newInterestedBuyer(app, seller, listing);
    const picture = await newPhoto(buyer);
    const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'));
    const { body: manual } = await buyer.upload<{ id: string }>('/api/attachments?name=Manual.pdf', pdf);
    await buyer.post(`/api/conversations/${deal.chat}/messages`, {
      clientId: randomUUID(),
      text: 'Would it fit here?',
      photos: [picture.id],
      attachments: [manual.id],
    });
    const { body: offered } = await deal.offer(2000);
    await sellerDeal.accept(offered.offer?.id ?? '');
    await sellerDeal.sell();

    const { answer, made, bytes, files, rows } = await exportOf(seller);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(made.sizeBytes),
      'content-disposition': `attachment; filename="offhand-data-${made.requestedAt.slice(0, 10)}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(bytes.length).toBe(made.sizeBytes);

    expect(rows('account')).toMatchObject([
      { email: seller.details.email, username: seller.details.username },
    ]);
    expect(rows('listings')).toMatchObject([
      { listing_id: listing.id, title: listing.title, price_usd: 24.5 },
    ]);
    expect(rows('chats')).toMatchObject([{ person: buyer.details.username, listing: listing.title }]);
    expect(rows('messages').filter(({ event }) => event === null)).toMatchObject([
      { sender: buyer.details.username, text: 'Hello', photos: [] },
      { sender: buyer.details.username, photos: [`photos/${picture.id}.webp`] },
    ]);
    expect(rows('offers')).toMatchObject([
      { i_am: 'seller', other_person: buyer.details.username, made_by: 'buyer', price_usd: 20 },
    ]);
    expect(rows('sales')).toMatchObject([
      { i_was: 'seller', other_person: buyer.details.username, price_usd: 20 },
    ]);
    expect(rows('photos')).toMatchObject([{ file: `photos/${photo.id}.webp`, description: 'From the side' }]);
    const photos = [...files.keys()].filter((name) => name.startsWith('photos/'));
    expect(photos.toSorted()).toEqual([`photos/${photo.id}.webp`, `photos/${picture.id}.webp`].toSorted());
    expect(rows('chat-files')).toMatchObject([{ file: `files/${manual.id}.pdf`, name: 'Manual.pdf' }]);
    expect(files.get(`files/${manual.id}.pdf`)?.equals(pdf)).toBe(true);
    for (const name of photos) expect(files.get(name)?.subarray(8, 12).toString()).toBe('WEBP');

    // The same data as CSV for spreadsheets, which must not run typed text as formulas.
    const csv = files.get('listings.csv')?.toString() ?? '';
    expect(csv).toMatch(/^\uFEFF"listing_id","title",/);
    expect(csv).toContain(`"'=SUM(A1) ""Lamp"", warm 🛋"`);
    expect(files.get('README.txt')?.toString()).toContain('listings.json  listings.csv');

    // Contains nothing secret, and of the other person only the name.
    const words = [...files].filter(([name]) => !name.includes('/')).map(([, file]) => file.toString());
    const text = words.join('\n');
    expect(text).not.toContain(buyer.details.email);
    expect(text).not.toMatch(/argon2|password_hash|token_hash|p256dh/);
    const secrets = await app.db
      .selectFrom('credentials')
      .innerJoin('sessions', 'sessions.user_id', 'credentials.user_id')
      .select(['credentials.password', 'sessions.token'])
      .execute();
    for (const { password, token } of secrets) {
      expect(text).not.toContain(password);
      expect(text).not.toContain(token);
    }
  });

  test('Only its owner gets an export: a visitor, another member and another guest get 404', async () => {
    const member = await newMember(app);
    await newListing(member);
    const { made } = await exportOf(member);
    const path = `${ADDRESS}/${made.id}/file`;
    for (const stranger of [undefined, await newMember(app), await newGuest(app)]) {
      expect((await download(path, stranger)).status).toBe(404);
    }
    expect((await app.client().get(ADDRESS)).status).toBe(401);
    for (const key of await exportFiles()) expect((await download(`/files/${key}`)).status).toBe(404);
  });

  test('Asking twice at once makes one export, and a fourth within a day is refused', async () => {
    const member = await newMember(app);
    const both = await Promise.all([ask(member), ask(member), ask(member)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect(both.map(({ status }) => status)).toEqual([202, 202, 202]);
    const { id } = await prepared(member);
    expect(id).toBe(both[0]?.body.id);
    for (let time = 2; time <= 3; time += 1) {
      expect((await ask(member)).status).toBe(202);
      await prepared(member);
    }
    const refused = await ask(member);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_DATA_EXPORTS']);
    expect((await latest(member))?.state).toBe('ready');
  });

  test('A new export ends the one before it', async () => {
    const member = await newMember(app);
    const { made: first } = await exportOf(member);
    const { made: second } = await exportOf(member);
    expect((await download(`${ADDRESS}/${first.id}/file`, member)).status).toBe(404);
    expect((await download(`${ADDRESS}/${second.id}/file`, member)).status).toBe(200);
  });

  test('The mailed link downloads it without logging in until it expires, and then says so', async () => {
    const member = await newMember(app);
    const { made, bytes } = await exportOf(member);
    const token = await mailedLink(member);
    const stored = await app.db
      .selectFrom('data_exports')
      .select('token_hash')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(stored.token_hash).toMatch(/^[0-9a-f]{64}$/);

    const visitor = app.client();
    const check = (one: string) =>
      visitor.post<DataExport & { code: string }>(`${ADDRESS}/link/check`, { token: one });
    const file = (one: string) => download(`${ADDRESS}/link/file?token=${one}`, visitor);
    expect((await check(token)).body).toMatchObject({ id: made.id, state: 'ready' });
    expect(Buffer.from(await (await file(token)).arrayBuffer()).equals(bytes)).toBe(true);

    const before = await exportFiles();
    await expire(made);
    await eventually(async () => {
      for (const one of [token, 'made-up']) {
        expect([(await check(one)).body.code, (await file(one)).status]).toEqual([
          'DATA_EXPORT_LINK_EXPIRED',
          410,
        ]);
      }
    });
    expect((await latest(member))?.state).toBe('expired');
    expect((await download(`${ADDRESS}/${made.id}/file`, member)).status).toBe(404);

    await sweep();
    expect((await exportFiles()).length).toBeLessThan(before.length);
    expect(await latest(member)).toMatchObject({ id: made.id, state: 'expired', sizeBytes: null });
  });

  test('I am promised a mailed link only where one goes out, which is also where no address needs confirming', async () => {
    const [member, guest] = [await newMember(app), await newGuest(app)];
    const promised = async (person: TestClient) => (await person.get<LatestDataExport>(ADDRESS)).body.mailed;
    expect([await promised(member), await promised(guest)]).toEqual([true, false]);
    const id = (await member.api.GET('/api/viewer')).data?.account?.id ?? '';
    const config = { ...app.config, emailConfirmation: 'required' as const };
    const address = () => mailAddress({ db: app.db, config }, { kind: 'member', id });
    expect(await address()).toBeNull();
    await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
    expect(await address()).toBe(member.details.email);
  });

  test('A guest downloads theirs, which ends when they sign up', async () => {
    const guest = await newGuest(app);
    await newListing(guest, { title: 'A lamp of a guest' });
    const { made, rows } = await exportOf(guest);
    expect(rows('guest-access')).toMatchObject([{ guest_id: guest.credentials.guestId }]);
    expect(rows('listings')).toMatchObject([{ title: 'A lamp of a guest' }]);
    const name = `claimer.${randomUUID().slice(0, 8)}`;
    const { status } = await guest.post('/api/accounts/sign-up', {
      email: `${name}@example.com`,
      password: 'correct horse',
      username: name,
    });
    expect(status).toBe(201);
    expect((await download(`${ADDRESS}/${made.id}/file`, guest)).status).toBe(404);
    await sweep();
    const left = await app.db.selectFrom('data_exports').select('id').where('id', '=', made.id).execute();
    expect(left).toEqual([]);
  });

  test('A file that cannot be stored leaves nothing behind, and is made when it is tried again', async () => {
    const member = await newMember(app);
    const { id, file_key } = await requestExport(member, new Date());
    const parts = {
      ...app,
      exportPerson: [{ tables: [{ name: 'one', shows: [], rows: () => sql<object>`select 1 as number` }] }],
      uploadFolder: join(app.config.dataDir, 'uploads'),
      live: { publish: () => undefined },
      jobs: { record: async () => undefined },
    } as never as DataExportServices;
    const broken = { ...app.storage, putFile: () => Promise.reject(new Error('no room')) };
    await expect(makeExport({ ...parts, storage: broken }, id)).rejects.toThrow('no room');
    expect(await readdir(parts.uploadFolder)).toEqual([]);
    expect([(await latest(member))?.state, await app.storage.sizeOf(file_key)]).toEqual(['preparing', null]);

    const tries = await Promise.allSettled([makeExport(parts, id), makeExport(parts, id)]);
    expect(tries.map(({ status }) => status)).toContain('fulfilled');
    expect((await latest(member))?.sizeBytes).toBe(await app.storage.sizeOf(file_key));
    await makeExport(parts, id);
    expect((await latest(member))?.state).toBe('ready');
  });

  test('One that was never made says so after half a day, and a new one can be asked for', async () => {
    const member = await newMember(app);
    const { id } = await requestExport(member, new Date(Date.now() - 13 * 3_600_000));
    expect((await ask(member)).body.id).toBe(id);
    await sweep();
    expect((await latest(member))?.state).toBe('failed');
    expect((await ask(member)).body.id).not.toBe(id);
    await prepared(member);
  });
});
