import type { TestApp } from './app.ts';
import { type Member, newMember } from './factories.ts';

/** A member who runs the site. */
export async function newOperator(app: TestApp): Promise<Member> {
  const operator = await newMember(app);
  await app.db
    .insertInto('operators')
    .expression((from) => from.selectFrom('users').select('id').where('email', '=', operator.details.email))
    .columns(['user_id'])
    .execute();
  return operator;
}
