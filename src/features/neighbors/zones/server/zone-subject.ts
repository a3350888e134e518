import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import { publishZone } from './publish-zone.ts';

/** Makes zones reportable. Their owner is the creator. */
export const zoneSubject: Subject = {
  async find(db, _viewer, id) {
    const zone = await db
      .selectFrom('zones')
      .select(['title', 'description', 'creator_id'])
      .where('id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (zone === undefined) return undefined;
    const { title, description, creator_id } = zone;
    return { owner: ownerOf(creator_id, null), snapshot: { title, text: description } };
  },
  async takeDown({ db, live }, id) {
    await db
      .updateTable('zones')
      .set({ status: 'taken_down' })
      .where('id', '=', id)
      .where('status', '=', 'active')
      .execute();
    publishZone(live, id);
  },
  async restore({ db, live }, id) {
    await db
      .updateTable('zones')
      .set({ status: 'active' })
      .where('id', '=', id)
      .where('status', '=', 'taken_down')
      .execute();
    publishZone(live, id);
  },
};
