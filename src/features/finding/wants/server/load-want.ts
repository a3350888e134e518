import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { wantErrors } from '../contract/errors.ts';
import type { Want, Wants } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { presentWant } from './wants.presenter.ts';
import { findWant, findWants } from './wants.queries.ts';

export async function listWants(db: Database, member: Member): Promise<Wants> {
  return { wants: (await findWants(db, member.id)).map(presentWant), most: WANT_LIMITS.wants };
}

/** @throws DomainError WANT_NOT_FOUND, also for other people's wants. */
export async function loadWant(db: Database, member: Member, id: string): Promise<Want> {
  const want = await findWant(db, member.id, id);
  if (want === undefined) throw new DomainError(wantErrors.WANT_NOT_FOUND);
  return presentWant(want);
}
