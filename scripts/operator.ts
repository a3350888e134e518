/**
 * `npm run operator -- grant|grant-moderator|revoke|list|suspend|reinstate <email>`: who runs the site, and who is
 * suspended from it. `delete-account <email>` deletes an account, `invite` makes a link to sign up, `restore <case>`
 * shows again what a case hid, and `remove-demo` removes the demo marketplace. Works while the site runs, and while it
 * does not.
 */

import { withDatabase } from '../src/app/server/with-database.ts';
import { removeDemo } from '../src/demo/remove-demo.ts';
import { deleteByCommand } from '../src/features/people/account-deletion/server/account-deletion.ts';
import {
  grantModerator,
  grantOperator,
  listOperators,
  reinstateAccount,
  revokeOperator,
  suspendAccount,
} from '../src/features/running/operators/server/change-operators.ts';
import { inviteByCommand } from '../src/features/running/settings/server/settings.ts';
import { restoreByCommand, restrictByCommand } from '../src/features/trust/cases/server/cases.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import type { Database } from '../src/platform/server/db/database.ts';
import { StartupError } from '../src/platform/server/startup-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run operator -- grant <email>    makes an account an operator
npm run operator -- grant-moderator <email>  makes an account a moderator, who only decides cases
npm run operator -- revoke <email>   takes either back
npm run operator -- invite           makes a link with which one person signs up
npm run operator -- list             shows all operators
npm run operator -- suspend <email>  lets an account only read, get its data and leave
npm run operator -- reinstate <email>  ends that
npm run operator -- delete-account <email>  deletes an account as its owner would
npm run operator -- restore <case>   shows again what a case hid, by its number: 214 or OH-214
npm run operator -- remove-demo      removes the people, listings and zones of the demo`;

const [command = '', email = ''] = process.argv.slice(2);
await runCommand(run);

async function run(): Promise<string> {
  const change = {
    grant: grantOperator,
    'grant-moderator': grantModerator,
    revoke: revokeOperator,
    suspend: suspendAccount,
    reinstate: reinstateAccount,
  }[command];
  if (command === 'restore') return restore(email);
  if (command === 'invite') {
    const config = loadConfig(process.env);
    return withDatabase(config, (db) => inviteByCommand({ db, config }));
  }
  if (command === 'delete-account' && email !== '') {
    return withDatabase(loadConfig(process.env), (db) => deleteByCommand(db, email));
  }
  if (command === 'remove-demo') return withDatabase(loadConfig(process.env), removeDemoByCommand);
  if (command !== 'list' && (change === undefined || email === '')) throw new StartupError(USAGE);
  const config = loadConfig(process.env);
  return withDatabase(config, async (db) => {
    if (change === undefined) return listOperators({ db, config });
    const message = await change({ db, config }, email);
    if (command === 'suspend' || command === 'reinstate') await restrictByCommand(db, email, command);
    return message;
  });
}

async function removeDemoByCommand(db: Database): Promise<string> {
  const people = await removeDemo(db);
  if (people === 0) throw new StartupError('There is no demo here.');
  return (
    `The demo is hidden. While the site runs, everything its ${people} people did is erased within five minutes. ` +
    'Start the site with DEMO=0 from now on, or it fills an empty database again.'
  );
}

async function restore(typed: string): Promise<string> {
  const [, digits] = /^(?:OH-)?(\d{1,9})$/i.exec(typed) ?? [];
  if (digits === undefined) throw new StartupError(USAGE);
  // Only this command needs the features.
  const { subjects } = await import('../src/app/composition/feature-catalogs.ts');
  const title = await withDatabase(loadConfig(process.env), (db) =>
    restoreByCommand(db, subjects, Number(digits)),
  );
  if (title === null) throw new StartupError(`Case ${digits} hides nothing.`);
  return `“${title}” is shown again, unless another case hides it.`;
}
