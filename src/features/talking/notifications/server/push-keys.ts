import webPush from 'web-push';
import type { Database } from '../../../../platform/server/db/database.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Returns the VAPID keys that identify this site to push services. They are in the database together with the
 * subscriptions, which only work with them.
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
  const existing = await find();
  if (existing) return existing;
  const keys = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({ public_key: keys.publicKey, private_key: keys.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have stored its keys first.
  return (await find()) ?? keys;
}
