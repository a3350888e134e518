import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { readSettings, type SettingValues } from '../../../../shared/site-settings.ts';
import { mayAct } from '../../operators/server/operators.ts';

export { inviteByCommand } from './invitations.ts';
export { admitSignUp, giveBackInvite } from './sign-up-gate.ts';

import { findDrafts, findPublished } from './settings.queries.ts';

/** Returns the settings as they would be published now; null for everyone but operators. */
export async function findDraftSettings(db: Database, actor: Actor): Promise<SettingValues | null> {
  if (!mayAct(actor, 'settings.read')) return null;
  const rows = [...(await findPublished(db)), ...(await findDrafts(db))];
  return readSettings(new Map(rows.map(({ key, value }) => [key, value])));
}
