import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../platform/server/feature.ts';

/** What this feature needs of the ledger of credits. */
export interface VoiceCredits {
  /** @throws DomainError NO_CREDITS. */
  spend: (db: Transaction<DB>, profileId: string, entry: { source: string }) => Promise<unknown>;
  giveBack: (db: Transaction<DB>, profileId: string, entry: { source: string }) => Promise<unknown>;
  /** Null if they are unlimited. */
  left: (db: Database, profileId: string) => Promise<number | null>;
}

/** Writes a recording down. */
export type Transcribe = (recording: {
  audio: Uint8Array;
  mimeType: string;
}) => Promise<{ text: string; confidence: number | null }>;

export interface VoiceServices extends Pick<PlatformServices, 'db' | 'log'> {
  credits: VoiceCredits;
  /** Null if no speech service is configured. */
  transcribe: Transcribe | null;
}
