import type { Database } from '../../../platform/server/db/database.ts';
export interface MessagesServices {
  db: Database;
  tellTyping: (...args: unknown[]) => Promise<void>;
}
