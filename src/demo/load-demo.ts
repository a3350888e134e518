import { fileURLToPath } from 'node:url';
import type { Services } from '../app/composition/services.ts';
import { DEMO_GUEST, DEMO_LOG_INS, personId } from './content/demo-ids.ts';
import { makeMarketplace } from './content/make-marketplace.ts';
import { PEOPLE } from './content/people.ts';
import { demoLogIn } from './insert/demo-log-in.ts';
import { appointDemoOperator } from './insert/demo-operator.ts';
import { hasAnybody, insertDemo } from './insert/insert-demo.ts';
import { readManifest, storePictures } from './pictures/demo-pictures.ts';

/** The base map of the demo's town, drawn by us: rivers, bridges, parks, main streets and neighborhoods. */
export const DEMO_MAP = fileURLToPath(new URL('content/town.geojson', import.meta.url));

const DEMO_USERNAME = PEOPLE[0]?.username ?? '';

/**
 * Fills an empty database with the demo marketplace: the same people, listings and pictures each time, with
 * times relative to now. Returns lines that explain how to log in; null when the database has members
 * already.
 */
export async function loadDemo(
  services: Pick<Services, 'config' | 'db' | 'storage' | 'log'>,
): Promise<string[] | null> {
  const { config, db, storage, log } = services;
  if (await hasDemo(db)) return logInLines(config);
  if (await hasAnybody(db)) return null;
  log.info('filling the empty database with the demo marketplace');
  const pictures = readManifest();
  const stored = storePictures(storage, pictures);
  await Promise.all([stored, insertDemo(services, makeMarketplace(), pictures, stored)]);
  await appointDemoOperator(db, config.publicUrl);
  return logInLines(config);
}

function logInLines(config: Services['config']): string[] {
  const { password, pin } = demoLogIn(config);
  return [
    `Demo logins: ${DEMO_LOG_INS.join(' or ')}, password ${password}`,
    `Demo guest: ${DEMO_GUEST.guestId}, PIN ${pin}`,
  ];
}

async function hasDemo(db: Services['db']): Promise<boolean> {
  const demoPerson = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId(DEMO_USERNAME))
    .executeTakeFirst();
  return demoPerson !== undefined;
}
