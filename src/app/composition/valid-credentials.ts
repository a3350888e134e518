import { findValidSessions } from '../../features/people/accounts/server/accounts.ts';
import { findValidGuests } from '../../features/people/guests/server/guests.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { Credential } from '../../platform/server/realtime/live.ts';

/** Returns those sessions and guests of live connections that are still valid. */
export async function findValidCredentials(
  db: Database,
  credentials: readonly Credential[],
): Promise<Credential[]> {
  const sessions = credentials.flatMap((credential) => ('session' in credential ? [credential.session] : []));
  const guests = credentials.flatMap((credential) => ('guest' in credential ? [credential.guest] : []));
  const [validSessions, validGuests] = await Promise.all([
    sessions.length > 0 ? findValidSessions(db, sessions) : [],
    guests.length > 0 ? findValidGuests(db, guests) : [],
  ]);
  return [...validSessions.map((session) => ({ session })), ...validGuests.map((guest) => ({ guest }))];
}
