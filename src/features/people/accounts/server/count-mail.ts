import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';

const PER_MAILBOX = { limit: 4, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;
const PER_ADDRESS = { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

/**
 * Counts an email with a link, so that no one can flood a mailbox.
 * @param address The network address of the request.
 */
export async function countMail(db: Database, email: string, address: string): Promise<void> {
  await countAttempt(db, `mail:address:${address}`, PER_ADDRESS);
  await countAttempt(db, `mail:account:${email}`, PER_MAILBOX);
}
