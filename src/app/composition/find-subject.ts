import type { Database } from '../../platform/server/db/database.ts';
import type { FindSubject } from '../../platform/server/subject.ts';
import { features } from './features.ts';

/** Finds subjects of all features by their type. */
export function createFindSubject(db: Database): FindSubject {
  const subjects = new Map(features.flatMap(({ subjects: own = {} }) => Object.entries(own)));
  return async (type, viewer, id) => {
    const subject = subjects.get(type);
    if (subject === undefined) throw new Error(`no feature declares the subject '${type}'`);
    return subject.find(db, viewer, id);
  };
}
