import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import { publishZone } from './publish-zone.ts';
import { roleOf } from './zone-standing.ts';
import { mayReadPosts, readersOf } from './zones.policy.ts';

/** Makes posts and replies reportable. Their owner is the author. Readers who can't see the post get nothing. */
export const postSubject: Subject = {
  async find(db, viewer, id) {
    const post = await db
      .selectFrom('zone_posts')
      .innerJoin('zones', 'zones.id', 'zone_posts.zone_id')
      .select([
        'zone_posts.content as text',
        'zone_posts.author_id',
        'zones.title as zone',
        'closed_at_seq',
        roleOf(viewer).as('role'),
      ])
      .where('zone_posts.id', '=', id)
      .where('zone_posts.removed_at', 'is', null)
      .where('zones.status', '=', 'active')
      .executeTakeFirst();
    if (post === undefined || !mayReadPosts(post.role, readersOf(post.closed_at_seq))) return undefined;
    return {
      owner: ownerOf(post.author_id, null),
      snapshot: { title: `Post in ${post.zone}`, text: post.text },
    };
  },
};

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
