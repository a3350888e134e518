import { sql } from 'kysely';
import type { Points } from '../../src/features/neighbors/flash-drops/contract/points.ts';
import type { TestApp } from './app.ts';
import { dealer } from './deals.ts';
import { newConversation, newListing, newMessage } from './factories.ts';
import { personOf } from './sales.ts';
import type { TestClient } from './test-client.ts';

interface Times {
  title?: string;
  theme?: string;
  /** Hours from now; negative in the past. */
  startsIn?: number;
  endsIn?: number;
}

/** Creates a Flash Drop that is running by default. Returns its id. */
export async function newFlashDrop(
  app: Pick<TestApp, 'db'>,
  { title = 'Garage Clear-Out', theme = 'clear-out', startsIn = -1, endsIn = 24 }: Times = {},
): Promise<string> {
  const { id } = await app.db
    .insertInto('flash_drops')
    .values({
      title,
      theme,
      description: 'Empty the garage.',
      starts_at: hoursFromNow(startsIn),
      ends_at: hoursFromNow(endsIn),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/** Stops the site's own schedules, because the test creates and finishes events itself. */
export const stopSchedules = (app: Pick<TestApp, 'db'>) =>
  sql`delete from jobs.schedule where name like 'flash-drops.%'`.execute(app.db);

/** Makes accounts this many days older. */
export async function ageAccounts(app: TestApp, days: number, ...members: TestClient[]): Promise<void> {
  for (const member of members) {
    const { profileId } = await personOf(app, member);
    await sql`update users set created_at = now() - make_interval(days => ${days}) where id = ${profileId}`.execute(
      app.db,
    );
  }
}

/** Gives a client the network address of another one. */
export const onNetworkOf = <Client extends TestClient>(client: Client, other: TestClient): Client =>
  Object.defineProperty(client, 'address', { value: other.address, configurable: true });

/** Joins a Flash Drop. */
export async function joinFlashDrop(client: TestClient, event: string): Promise<void> {
  const { status, body } = await client.post(`/api/flash-drops/${event}/participation`);
  if (status !== 200) throw new Error(`joining answered ${status}: ${JSON.stringify(body)}`);
}

/** Returns a client's points in a Flash Drop, with their ledger. */
export const pointsIn = async (event: string, client: TestClient): Promise<Points> =>
  (await client.get<Points>(`/api/flash-drops/${event}/points`)).body;

/** Sells a new listing to a buyer who asked about it. Returns their chat. */
export async function sellTo(from: TestClient, buyer: TestClient): Promise<string> {
  const chat = await newConversation(buyer, await newListing(from));
  await newMessage(buyer, chat, 'I take it');
  await dealer(from, chat).sell();
  return chat;
}
