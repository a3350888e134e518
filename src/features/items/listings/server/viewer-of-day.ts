import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { isWithinLimit } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DAY_SECONDS } from '../../../../shared/time.ts';

/** Who views a listing, as far as a request shows. */
export interface Viewer {
  actor: Actor;
  address: string;
  userAgent: string;
}

/** A viewer under a name that counts them once a day: a one-way code, which leads to nobody and to no other day. */
export interface ViewerOfDay {
  day: string;
  code: Buffer;
}

/**
 * Visitors from one IP address that count per listing and day: enough for a household, too few for someone
 * who fakes browsers.
 */
const PER_ADDRESS = { limit: 6, windowSeconds: DAY_SECONDS, firstDelaySeconds: DAY_SECONDS } as const;

/**
 * Names a viewer of a listing for today (UTC); null for viewers who don't count.
 * @param what What is counted, such as 'view'; each has its own codes and limits.
 */
export async function viewerOfDay(
  db: Database,
  secret: string,
  what: string,
  listingId: string,
  viewer: Viewer,
): Promise<ViewerOfDay | null> {
  const { actor, address, userAgent } = viewer;
  if (userAgent === '' || isbot(userAgent)) return null;
  if (
    actor.kind === 'visitor' &&
    !(await isWithinLimit(db, `${what}:${listingId}:${address}`, PER_ADDRESS))
  ) {
    return null;
  }
  const day = new Date().toISOString().slice(0, 10);
  const code = createHmac('sha256', secret)
    .update(`${what}\n${day}\n${nameOf(viewer)}`)
    .digest()
    .subarray(0, 16);
  return { day, code };
}

function nameOf({ actor, address, userAgent }: Viewer): string {
  if (actor.kind === 'member') return `member ${actor.id}`;
  return actor.kind === 'guest' ? `guest ${actor.key}` : `visitor ${address} ${userAgent}`;
}
