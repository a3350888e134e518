import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from './app.ts';
import type { TestClient } from './test-client.ts';
import type { PickupHours } from '../../src/features/items/listings/contract/pickup-hours.ts';

/** Creates rows through the API, valid by default. A test sets only what matters to it. */

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

/** Creates a client that has signed up. */
export async function newMember(
  app: Pick<TestApp, 'client'>,
  details: Partial<MemberDetails> = {},
): Promise<Member> {
  const username = details.username ?? `member.${unique()}`;
  const whole = { email: `${username}@example.com`, password: PASSWORD, username, ...details };
  const client = app.client();
  const { status, body } = await client.post('/api/accounts/sign-up', whole);
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return Object.assign(client, { details: whole });
}

export interface GuestClient extends TestClient {
  credentials: { guestId: string; pin: string };
}

/** Creates a client that is a guest. */
export async function newGuest(app: TestApp): Promise<GuestClient> {
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
