import { livingSessions } from '../../features/accounts/server/accounts.ts';
import { livingGuests } from '../../features/guests/server/guests.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { LiveHolder } from '../../platform/server/realtime/live.ts';

/** Those of the sessions and guests that live connections were opened with that are still there. */
export async function stillExisting(db: Database, holders: readonly LiveHolder[]): Promise<LiveHolder[]> {
  const sessions = holders.flatMap((holder) => ('session' in holder ? [holder.session] : []));
  const guests = holders.flatMap((holder) => ('guest' in holder ? [holder.guest] : []));
  const [livingSessionIds, livingGuestKeys] = await Promise.all([
    sessions.length > 0 ? livingSessions(db, sessions) : [],
    guests.length > 0 ? livingGuests(db, guests) : [],
  ]);
  return [
    ...livingSessionIds.map((session) => ({ session })),
    ...livingGuestKeys.map((guest) => ({ guest })),
  ];
}
