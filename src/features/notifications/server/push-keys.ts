import webPush from 'web-push';
import type { Database } from '../../../platform/server/db/database.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys by which push services know this site. They are in the database, because the subscriptions there work with
 * no others: both are kept, moved and shared by processes together.
 */
export function createPushKeys(db: Database): () => Promise<PushKeys> {
  let keys: Promise<PushKeys> | undefined;
  return () =>
    (keys ??= findOrMake(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));
}

async function findOrMake(db: Database): Promise<PushKeys> {
  const find = () =>
    db
      .selectFrom('push_keys')
      .select(['public_key as publicKey', 'private_key as privateKey'])
      .executeTakeFirst();
  const known = await find();
  if (known) return known;
  const made = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({ public_key: made.publicKey, private_key: made.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been faster.
  return (await find()) ?? made;
}
