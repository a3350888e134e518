import type { TestApp } from './app.ts';
import { type Member, newMember } from './factories.ts';

/** Creates a member who is an operator. */
export async function newOperator(app: TestApp): Promise<Member> {
  const operator = await newMember(app);
  await app.db
    .insertInto('operators')
    .expression((from) => from.selectFrom('users').select('id').where('email', '=', operator.details.email))
    .columns(['user_id'])
    .execute();
  return operator;
}
