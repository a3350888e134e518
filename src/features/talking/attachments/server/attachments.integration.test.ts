import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import { film, officeFile, openDocument, PDF, WEBM, zip } from '../../../../../tests/support/sample-files.ts';
import { type AppWithStorage, STORAGES, startAppOn } from '../../../../../tests/support/storages.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Chat, Message } from '../../messages/contract/message.ts';
import type { Attachment } from '../contract/attachment.ts';
import { removeUnsent } from './attachments.feature.ts';
import { attachmentKey } from './attachments.ts';

const bytes = (content: Buffer | string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(content));

const uploadTo = (client: TestClient, name: string, content: Buffer | string) =>
  client.upload<Attachment & { code: string; detail: string }>(
    `/api/attachments?name=${encodeURIComponent(name)}`,
    bytes(content),
  );

const sendIn = (client: TestClient, chat: string, body: object) =>
  client.post<Message & { code: string; title: string }>(`/api/conversations/${chat}/messages`, {
    clientId: randomUUID(),
    ...body,
  });

async function download(app: TestApp, client: TestClient, id: string, headers: Record<string, string> = {}) {
  return client.fetch(new Request(`${app.url}/api/attachments/${id}`, { headers }));
}

describe.each(STORAGES)('Files in chats, stored %s', (place) => {
  let app: AppWithStorage;
  let seller: Member;
  let buyer: Member;
  let chat: string;

  beforeAll(async () => {
    app = await startAppOn(place);
    [seller, buyer] = [await newMember(app), await newMember(app)];
    chat = await newConversation(buyer, await newListing(seller));
  });
  afterAll(() => app?.close());

  async function sent(name: string, content: Buffer | string): Promise<Attachment> {
    const { body } = await uploadTo(buyer, name, content);
    const { status } = await sendIn(buyer, chat, { attachments: [body.id] });
    expect(status).toBe(201);
    return body;
  }

  test('Both people of the chat download a file as it was sent; browsers never show or run it (MSG-14)', async () => {
    const { id } = await sent('Lamp “manual” ß.pdf', PDF);
    for (const client of [seller, buyer]) {
      const answer = await download(app, client, id);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(PDF.length),
        'content-disposition':
          'attachment; filename="Lamp _manual_ _.pdf"; filename*=UTF-8\'\'Lamp%20%E2%80%9Cmanual%E2%80%9D%20%C3%9F.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-cache',
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    }
  });

  test('A video is downloaded in parts, and not again if the browser has it (MSG-14)', async () => {
    const clip = film('isom', 1000);
    const { id } = await sent('clip.mp4', clip);
    const part = await download(app, seller, id, { Range: 'bytes=20-29' });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 20-29/${clip.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(clip.subarray(20, 30))).toBe(true);
    expect((await download(app, seller, id, { Range: 'bytes=999999-' })).status).toBe(416);
    const etag = part.headers.get('ETag') ?? '';
    expect((await download(app, seller, id, { 'If-None-Match': etag })).status).toBe(304);
    expect((await download(app, await newMember(app), id, { 'If-None-Match': etag })).status).toBe(404);
  });

  test('For everyone else a file does not exist at any address, and before it is sent for nobody (MSG-14, PERM-14)', async () => {
    const { id } = await sent('private.pdf', PDF);
    const unsent = (await uploadTo(buyer, 'unsent.pdf', PDF)).body.id;
    const [stranger, guest] = [await newMember(app), await newGuest(app)];
    const elsewhere = await newConversation(stranger, await newListing(seller));
    expect(elsewhere).not.toBe(chat);
    for (const client of [stranger, guest]) expect((await download(app, client, id)).status).toBe(404);
    for (const client of [seller, stranger]) expect((await download(app, client, unsent)).status).toBe(404);
    expect((await download(app, app.client(), id)).status).toBe(401);
    expect((await download(app, buyer, randomUUID())).status).toBe(404);
    expect(await app.keys()).toContain(attachmentKey(id));
    for (const path of [`/files/${attachmentKey(id)}`, `/files/${attachmentKey(id)}.pdf`, `/files/${id}.pdf`])
      expect((await fetch(app.url + path)).status).toBe(404);
  });

  test('Files that were not sent are removed after a day; sent and new ones stay (MSG-14)', async () => {
    const attachment = await sent('kept.pdf', PDF);
    const [old, young] = [await uploadTo(buyer, 'a.pdf', PDF), await uploadTo(buyer, 'b.pdf', PDF)];
    await app.db
      .updateTable('attachments')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', 'in', [attachment.id, old.body.id])
      .execute();
    await removeUnsent(app.db, app.storage);
    const keys = await app.keys();
    expect([attachment.id, young.body.id].every((id) => keys.includes(attachmentKey(id)))).toBe(true);
    expect(keys).not.toContain(attachmentKey(old.body.id));
    expect((await sendIn(buyer, chat, { attachments: [old.body.id] })).body.code).toBe('MESSAGE_FILE_GONE');
    expect((await sendIn(buyer, chat, { attachments: [young.body.id] })).status).toBe(201);
  });
});

describe('Files in chats', () => {
  let app: AppWithStorage;
  let seller: Member;
  let buyer: Member;
  let chat: string;

  beforeAll(async () => {
    app = await startAppOn('on disk');
    [seller, buyer] = [await newMember(app), await newMember(app)];
    chat = await newConversation(buyer, await newListing(seller));
  });
  afterAll(() => app?.close());

  test.each([
    ['manual.pdf', PDF, 'pdf', 'manual.pdf'],
    ['notes.txt', 'Grüße\r\n\tand a tab', 'text', 'notes.txt'],
    ['prices.csv', '\ufeffitem,price\nlamp,20\n', 'text', 'prices.csv'],
    ['cars.txt', 'BMW for sale', 'text', 'cars.txt'],
    ['prices.xlsx', officeFile('spreadsheet'), 'spreadsheet', 'prices.xlsx'],
    ['prices.ods', openDocument('spreadsheet'), 'spreadsheet', 'prices.ods'],
    ['letter.docx', officeFile('document'), 'document', 'letter.docx'],
    ['letter.odt', openDocument('text'), 'document', 'letter.odt'],
    ['clip.mp4', film('isom'), 'video', 'clip.mp4'],
    ['IMG_1.MOV', film('qt  '), 'video', 'IMG_1.MOV'],
    ['screen.webm', WEBM, 'video', 'screen.webm'],
    ['setup.exe', PDF, 'pdf', 'setup.exe.pdf'],
    ['page.html', 'Only words', 'text', 'page.html.txt'],
    ['../../x/manual', PDF, 'pdf', 'manual.pdf'],
  ])('%s is taken for what it contains (MSG-14)', async (name, content, kind, shown) => {
    const { status, body } = await uploadTo(buyer, name, content);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), name: shown, kind, size: Buffer.byteLength(content) },
    ]);
  });

  const GONE = { status: 415, body: { code: 'ATTACHMENT_REFUSED' } };
  test.each([
    ['a page', 'page.txt', ' \n<!DOCTYPE html><script>alert(1)</script>'],
    ['a page that is only a script', 'page.txt', '<script>alert(1)</script>'],
    ['a drawing', 'drawing.pdf', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', 'setup.pdf', `MZ${'\0\x90'.repeat(100)}`],
    ['a program of Linux', 'run.txt', '\x7fELF\x02\x01\x01\0'],
    ['an archive', 'files.xlsx', zip({ 'a.txt': 'a' })],
    [
      'an archive that would unpack to a gigabyte',
      'files.docx',
      zip({ a: 'a', b: Buffer.alloc(20_000_000) }),
    ],
    ['text in another encoding', 'notes.txt', Buffer.from('Gr\xfc\xdfe', 'latin1')],
    ['text with control characters', 'notes.txt', 'a\x1b[31mred'],
    ['a sound', 'song.mp4', Buffer.from('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\x00', 'latin1')],
  ])('%s is refused, with what is taken (MSG-14)', async (_what, name, content) => {
    const answer = await uploadTo(buyer, name, content);
    expect(answer).toMatchObject(GONE);
    expect(answer.body.detail).toContain('Choose a PDF');
    expect(await readdir(join(app.config.dataDir, 'uploads'))).toEqual([]);
  });

  test('Documents with macros and empty files are refused, and I read what to do (MSG-14)', async () => {
    const hidden = officeFile('spreadsheet', { 'xl/vbaProject.bin': 'macro' });
    for (const content of [officeFile('macros'), hidden]) {
      expect(await uploadTo(buyer, 'prices.xlsx', content)).toMatchObject({
        status: 415,
        body: { code: 'ATTACHMENT_HAS_MACROS' },
      });
    }
    expect((await uploadTo(buyer, 'empty.txt', '')).body.code).toBe('ATTACHMENT_EMPTY');
  });

  test('A document that would unpack to a thousand times its size is stored unopened (MSG-14)', async () => {
    const bomb = officeFile('spreadsheet', { 'sheet.xml': ' '.repeat(30_000_000) });
    expect(bomb.length).toBeLessThan(40_000);
    const { status, body } = await uploadTo(buyer, 'big.xlsx', bomb);
    expect([status, body.size]).toEqual([201, bomb.length]);
  });

  test('A file above 20 MB is refused during the upload, and nothing of it is stored (MSG-14)', async () => {
    const large = Buffer.alloc(21 * 1024 * 1024, 'x');
    expect(await uploadTo(buyer, 'large.txt', large)).toMatchObject({
      status: 413,
      body: { code: 'ATTACHMENT_TOO_BIG', detail: 'Each file can be up to 20 MB. Choose a smaller one.' },
    });
    expect(await readdir(join(app.config.dataDir, 'uploads'))).toEqual([]);
    expect((await uploadTo(buyer, 'nearly.txt', large.subarray(0, 20 * 1024 * 1024))).status).toBe(201);
  });

  test('A message can have files, text and photos, in order; the inbox and the notification say so (MSG-14)', async () => {
    const [one, two] = [await uploadTo(buyer, 'one.pdf', PDF), await uploadTo(buyer, 'two.txt', 'Two')];
    const photo = (await newPhoto(buyer)).id;
    const attachments = [two.body.id, one.body.id];
    const { body } = await sendIn(buyer, chat, { text: 'Look', photos: [photo], attachments });
    expect(body.attachments).toEqual([two.body, one.body]);
    const listed = await seller.get<{ messages: Message[] }>(`/api/conversations/${chat}/messages`);
    expect(listed.body.messages.at(-1)?.attachments).toEqual([two.body, one.body]);
    const { lastMessage } = (await seller.get<Chat>(`/api/conversations/${chat}`)).body;
    expect(lastMessage).toMatchObject({
      text: 'Look',
      photoCount: 1,
      attachmentNames: ['two.txt', 'one.pdf'],
    });
  });

  test('A file is sent only once and by its owner, even in two messages at the same time (MSG-14)', async () => {
    const mine = (await uploadTo(buyer, 'mine.pdf', PDF)).body.id;
    const theirs = (await uploadTo(seller, 'theirs.pdf', PDF)).body.id;
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => sendIn(buyer, chat, { text: 'Here', attachments: [mine] })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    for (const attachments of [[mine], [theirs], [randomUUID()]]) {
      expect(await sendIn(buyer, chat, { attachments })).toMatchObject({
        status: 422,
        body: { code: 'MESSAGE_FILE_GONE', title: 'Message Failed' },
      });
    }
    const same = { clientId: randomUUID(), attachments: [(await uploadTo(buyer, 'same.pdf', PDF)).body.id] };
    const twins = await Promise.all([sendIn(buyer, chat, same), sendIn(buyer, chat, same)]);
    expect(twins.map(({ status, body }) => [status, body.seq])).toEqual(
      twins.map(() => [201, twins[0]?.body.seq]),
    );
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect((await sendIn(buyer, chat, { attachments: six })).body.title).toBe('Too many files');
  });

  test('After a block nothing can be sent, and both keep the files they have (MSG-14)', async () => {
    const [one, other] = [await newMember(app), await newMember(app)];
    const conversation = await newConversation(one, await newListing(other));
    const before = (await uploadTo(one, 'before.pdf', PDF)).body.id;
    await sendIn(one, conversation, { attachments: [before] });
    const after = (await uploadTo(one, 'after.pdf', PDF)).body.id;
    expect((await other.put(`/api/blocks/conversation/${conversation}`)).status).toBe(204);
    expect((await sendIn(one, conversation, { attachments: [after] })).status).toBe(403);
    for (const client of [one, other]) {
      expect((await download(app, client, before)).status).toBe(200);
      expect((await download(app, client, after)).status).toBe(404);
    }
  });

  test('A report about a chat names the files that were sent in it (MSG-14)', async () => {
    const attachments = [(await uploadTo(buyer, 'threat.pdf', PDF)).body.id];
    await sendIn(buyer, chat, { text: 'Read this', attachments });
    await sendIn(buyer, chat, { attachments: [(await uploadTo(buyer, 'more.pdf', PDF)).body.id] });
    const reported = await seller.post('/api/reports', {
      kind: 'conversation',
      id: chat,
      reason: 'harassment',
    });
    expect(reported.status).toBe(201);
    const { seen_text } = await app.db
      .selectFrom('reports')
      .select('seen_text')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(seen_text).toContain('Read this\n[File: threat.pdf]\n\n[File: more.pdf]');
  });

  test('Members and guests can upload files, visitors cannot, and there is a limit (MSG-14, PERM-14)', async () => {
    const guest = await newGuest(app);
    expect((await uploadTo(guest, 'a.pdf', PDF)).status).toBe(201);
    expect((await uploadTo(app.client(), 'a.pdf', PDF)).status).toBe(401);
    const later = new Date(Date.now() + 60_000);
    await app.db
      .insertInto('attempts')
      .values({
        key: `attachment:address:${guest.address}`,
        count: 200,
        blocked_until: later,
        expires_at: later,
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 200, blocked_until: later }))
      .execute();
    expect((await uploadTo(guest, 'a.pdf', PDF)).body.code).toBe('TOO_MANY_FILE_UPLOADS');
  });
});
