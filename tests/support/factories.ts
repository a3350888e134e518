import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import type { PickupHours } from '../../src/features/items/listings/contract/pickup-hours.ts';
import { checkSignUp } from '../../src/features/people/accounts/contract/account-rules.ts';
import type { CreatedApiToken } from '../../src/features/people/accounts/contract/token.ts';
import { recognizeDevice } from '../../src/features/people/accounts/server/recognize-device.ts';
import { TOKEN_SCOPE_NAMES, type TokenScope } from '../../src/shared/token-scopes.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './test-client.ts';

/** Creates rows, through the API except for members, valid by default. A test sets only what matters to it. */

export const PASSWORD = 'correct horse';

const unique = (): string => randomBytes(5).toString('hex');

interface MemberDetails {
  email: string;
  password: string;
  username: string;
}

export interface Member extends TestClient {
  details: MemberDetails;
}

function completeDetails(details: Partial<MemberDetails>): MemberDetails {
  const username = details.username ?? `member.${unique()}`;
  return { email: `${username}@example.com`, password: PASSWORD, username, ...details };
}

/** Creates a client that has signed up, which hashes a password and sends a mail. */
export async function signUpMember(
  app: Pick<TestApp, 'client'>,
  partialDetails: Partial<MemberDetails> = {},
): Promise<Member> {
  const details = completeDetails(partialDetails);
  const client = app.client();
  const { status, body } = await client.post('/api/accounts/sign-up', details);
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return Object.assign(client, { details });
}

/** Parameters of a password hash that costs next to nothing. Each hash names its own, so logins check it as any other. */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1 };

/** An account that has no limits for newcomers. */
const MONTHS_OLD = new Date('2026-01-01T00:00:00Z');

/** Creates a client of a member who has been here for months: inserts the account, and logs in on its only device. */
export async function newMember(
  app: Pick<TestApp, 'client' | 'config' | 'db'>,
  partialDetails: Partial<MemberDetails> = {},
): Promise<Member> {
  const details = completeDetails(partialDetails);
  const { email, password, username } = checkSignUp(details);
  const id = randomUUID();
  await app.db
    .insertInto('users')
    .values({ id, email, username, name: '', created_at: MONTHS_OLD })
    .execute();
  await app.db
    .insertInto('credentials')
    .values({
      id: randomUUID(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: await hash(password, CHEAP_HASH),
    })
    .execute();
  const client = app.client();
  const device = await recognizeDevice(app.db, app.config, id, new Headers());
  client.storeCookie(device.setCookie);
  const { status, body } = await client.post('/api/accounts/sign-in', { email, password });
  if (status !== 204) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`);
  return Object.assign(client, { details });
}

/** Creates a client of a program that uses a new API token of a member, with all scopes unless some are given. */
export async function newTokenClient(
  app: Pick<TestApp, 'client'>,
  owner: TestClient,
  scopes: readonly TokenScope[] = TOKEN_SCOPE_NAMES,
): Promise<TestClient & { tokenId: string; token: string }> {
  const { status, body } = await owner.post<CreatedApiToken>('/api/accounts/tokens', {
    name: 'Shop stock',
    scopes,
    days: 30,
  });
  if (status !== 201) throw new Error(`making a token answered ${status}: ${JSON.stringify(body)}`);
  return Object.assign(app.client(), { tokenId: body.id, token: body.token });
}

export interface GuestClient extends TestClient {
  credentials: { guestId: string; pin: string };
}

/** Creates a client that is a guest. */
export async function newGuest(app: Pick<TestApp, 'client'>): Promise<GuestClient> {
  const client = app.client();
  const { status, body } = await client.post<GuestClient['credentials']>('/api/guests');
  if (status !== 201) throw new Error(`becoming a guest answered ${status}: ${JSON.stringify(body)}`);
  return Object.assign(client, { credentials: body });
}

export const LISTING = {
  title: 'Desk lamp',
  description: 'A warm lamp for a small desk.',
  price: '24',
  category: 'home-garden',
  condition: 'good',
};

/** Posts a listing. Returns it as the API does. */
export async function newListing(
  client: TestClient,
  details: Partial<typeof LISTING> & {
    tags?: string[];
    photos?: { id: string; alt?: string }[];
    area?: string;
    position?: { latitude: number; longitude: number };
    pickupHours?: PickupHours;
    zoneId?: string;
    eventId?: string;
  } = {},
): Promise<{ id: string; title: string }> {
  const { status, body } = await client.post<{ id: string; title: string }>('/api/listings', {
    ...LISTING,
    ...details,
  });
  if (status !== 201) throw new Error(`posting answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Opens the conversation about a listing as a buyer. Returns its id. */
export async function newConversation(buyer: TestClient, listing: { id: string }): Promise<string> {
  const { status, body } = await buyer.post<{ id: string }>('/api/conversations', { listingId: listing.id });
  if (status !== 200) throw new Error(`opening answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Sends a text. Returns the message as the API does. */
export async function newMessage(
  client: TestClient,
  conversationId: string,
  text: string,
): Promise<{ seq: number; clientId: string; text: string }> {
  const { status, body } = await client.post<{ seq: number; clientId: string; text: string }>(
    `/api/conversations/${conversationId}/messages`,
    { clientId: randomUUID(), text },
  );
  if (status !== 201) throw new Error(`sending answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** The appearance of a photo, for tests of similarity. */
export interface PhotoLook {
  background?: string;
  /** The color of the left 40%. */
  side?: string;
  /** Formatted like cameras do: '2026:11:24 10:00:05'. */
  takenAt?: string;
}

/** Creates a small real image. */
export async function photoBytes(
  kind: PhotoKind = 'jpeg',
  width = 320,
  height = 240,
  { background = '#f0aa5a', side, takenAt }: PhotoLook = {},
): Promise<Uint8Array<ArrayBuffer>> {
  let picture = sharp({ create: { width, height, channels: 3, background } }).toFormat(kind);
  if (side !== undefined) {
    const part = { width: Math.round(width * 0.4), height, channels: 3, background: side } as const;
    picture = picture.composite([{ input: { create: part }, left: 0, top: 0 }]);
  }
  if (takenAt !== undefined) picture = picture.withExif({ IFD2: { DateTimeOriginal: takenAt } });
  return new Uint8Array(await picture.toBuffer());
}

/** Uploads a small image. Returns the photo. */
export async function newPhoto(client: TestClient, kind: PhotoKind = 'jpeg'): Promise<{ id: string }> {
  const { status, body } = await client.upload<{ id: string }>('/api/photos', await photoBytes(kind));
  if (status !== 201) throw new Error(`uploading answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
