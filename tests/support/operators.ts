import type { TestApp } from './app.ts';
import { type Member, newMember } from './factories.ts';

/** Creates a member who is an operator. */
export const newOperator = (app: TestApp): Promise<Member> => newColleague(app, 'operator');

/** Creates a member who is a moderator. */
export const newModerator = (app: TestApp): Promise<Member> => newColleague(app, 'moderator');

async function newColleague(app: TestApp, role: 'operator' | 'moderator'): Promise<Member> {
  const colleague = await newMember(app);
  await app.db
    .insertInto('operators')
    .expression((from) =>
      from
        .selectFrom('users')
        .select((eb) => ['id', eb.val(role).as('role')])
        .where('email', '=', colleague.details.email),
    )
    .columns(['user_id', 'role'])
    .execute();
  return colleague;
}
