import type { TestApp } from './app.ts';
import { newMember } from './factories.ts';
import type { TestClient } from './test-client.ts';

/** Creates rows of zones through the API, valid by default. A test sets only what matters to it. */

export const ZONE = { title: 'Maple & 4th', description: 'For the six blocks around Maple and 4th.' };

/** Creates a zone. Returns its id. */
export async function newZone(
  client: TestClient,
  details: Partial<typeof ZONE> & {
    type?: string;
    area?: string;
    position?: { latitude: number; longitude: number };
    rules?: string[];
    photoId?: string;
  } = {},
): Promise<string> {
  const { status, body } = await client.post<{ id: string }>('/api/zones', { ...ZONE, ...details });
  if (status !== 201) throw new Error(`creating a zone answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Makes these clients members of a zone. */
export async function joinZone(id: string, ...clients: readonly TestClient[]): Promise<void> {
  for (const client of clients) {
    const { status, body } = await client.post(`/api/zones/${id}/membership`);
    if (status !== 200) throw new Error(`joining answered ${status}: ${JSON.stringify(body)}`);
  }
}

/** Creates a zone with an admin and a member, and returns a third person who isn't in it. */
export async function zoneOfTwo(app: TestApp) {
  const [admin, member, outsider] = [await newMember(app), await newMember(app), await newMember(app)];
  const id = await newZone(admin);
  await joinZone(id, member);
  return { id, admin, member, outsider };
}

/** Returns the profile id of a client. */
export async function idOf(client: TestClient): Promise<string> {
  const { body } = await client.get<{ account: { id: string } | null }>('/api/viewer');
  if (body.account === null) throw new Error('nobody is signed in');
  return body.account.id;
}
