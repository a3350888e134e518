import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { GuestServices } from '../../guests/server/guests.ts';
import type { Auth } from './auth.ts';

/** What the use cases of accounts need. */
export interface AccountServices
  extends GuestServices,
    Pick<PlatformServices, 'db' | 'config' | 'jobs' | 'live'> {
  auth: Auth;
  /**
   * Decides who may sign up. Counts a use of the invitation, where one is needed.
   * @throws DomainError SIGN_UP_CLOSED or INVITATION_NEEDED.
   */
  admitSignUp: (invite: string | null) => Promise<void>;
  /** Undoes `admitSignUp` if no account was created. */
  giveBackInvite: (invite: string | null) => Promise<void>;
  /** Returns why a username is not allowed on this site; null if it is. */
  nameProblem: (username: string) => Promise<string | null>;
  /** Copies email and username of the account to its profile. */
  syncProfile: (trx: Transaction<DB>, userId: string) => Promise<void>;
}
