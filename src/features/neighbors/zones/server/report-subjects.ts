import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import { zoneRestored, zoneTakenDown } from '../contract/signals.ts';
import { publishZone } from './publish-zone.ts';
import { roleOf } from './zone-standing.ts';
import { mayReadPosts, readersOf } from './zones.policy.ts';

/** The reason that members read on a post that an operator removed. */
const REMOVED_BY_SITE = 'Broke a rule of the site';

/** Makes posts and replies reportable. Their owner is the author. Readers who can't see the post get nothing. */
export const postSubject: Subject = {
  async find(db, viewer, id) {
    const post = await postOf(db, id)
      .select(roleOf(viewer).as('role'))
      .where('zone_posts.removed_at', 'is', null)
      .where('zones.status', '=', 'active')
      .executeTakeFirst();
    if (post === undefined || !mayReadPosts(post.role, readersOf(post.closed_at_seq))) return undefined;
    return { owner: ownerOf(post.author_id, null), snapshot: postContent(post) };
  },
  async inspect(db, id) {
    const post = await postOf(db, id).executeTakeFirst();
    if (post === undefined) return undefined;
    return {
      owner: ownerOf(post.author_id, null),
      content: postContent(post),
      link: `/drop-zone/${post.zone_id}?tab=discussion`,
    };
  },
  async setState(trx, id, _seq, state) {
    const post = trx.updateTable('zone_posts').where('id', '=', id);
    if (state === 'shown') {
      await post
        .set({ removed_at: null, removed_reason: null, removed_by_site: false })
        .where('removed_by_site', '=', true)
        .execute();
    } else {
      await post
        .set({
          removed_at: sql`now()`,
          removed_by: null,
          removed_reason: REMOVED_BY_SITE,
          removed_by_site: true,
          pin: null,
          pinned_at: null,
          pinned_by: null,
        })
        .where('removed_by_site', '=', false)
        .execute();
    }
  },
};

const postOf = (db: Database, id: string) =>
  db
    .selectFrom('zone_posts')
    .innerJoin('zones', 'zones.id', 'zone_posts.zone_id')
    .select([
      'zone_posts.content as text',
      'zone_posts.author_id',
      'zone_posts.zone_id',
      'zones.title as zone',
      'closed_at_seq',
    ])
    .where('zone_posts.id', '=', id);

const postContent = ({ zone, text }: { zone: string; text: string }) => ({ title: `Post in ${zone}`, text });

/** Makes zones reportable. Their owner is the creator. */
export const zoneSubject: Subject = {
  async find(db, _viewer, id) {
    const zone = await zoneOf(db, id).where('status', '=', 'active').executeTakeFirst();
    return zone && { owner: ownerOf(zone.creator_id, null), snapshot: zoneContent(zone) };
  },
  async inspect(db, id) {
    const zone = await zoneOf(db, id).where('status', '<>', 'closed').executeTakeFirst();
    if (zone === undefined) return undefined;
    return {
      owner: ownerOf(zone.creator_id, null),
      content: zoneContent(zone),
      link: zone.status === 'active' ? `/drop-zone/${id}` : null,
    };
  },
  async setState(trx, id, _seq, state) {
    const [from, to] = state === 'shown' ? ['taken_down', 'active'] : ['active', 'taken_down'];
    await trx
      .updateTable('zones')
      .set({ status: to })
      .where('id', '=', id)
      .where('status', '=', from)
      .execute();
  },
  async announce(trx, jobs, zoneId, { state, reason }) {
    if (state === 'shown') await jobs.record(trx, zoneRestored, { zoneId });
    else await jobs.record(trx, zoneTakenDown, { zoneId, reason });
  },
  publish: ({ live }, id) => publishZone(live, id),
};

const zoneOf = (db: Database, id: string) =>
  db
    .selectFrom('zones')
    .select(['title', 'description', 'creator_id', 'status', 'members'])
    .where('id', '=', id);

const zoneContent = ({
  title,
  description,
  members,
}: {
  title: string;
  description: string;
  members: number;
}) => ({
  title,
  text: description,
  facts: [{ label: 'Members', value: String(members) }],
});

/** Makes events of zones reportable. Their owner is the admin who announced them. */
export const zoneEventSubject: Subject = {
  async find(db, _viewer, id) {
    const event = await eventOf(db, id)
      .where('zone_events.hidden', '=', false)
      .where('zones.status', '=', 'active')
      .executeTakeFirst();
    return event && { owner: ownerOf(event.created_by, null), snapshot: eventContent(event) };
  },
  async inspect(db, id) {
    const event = await eventOf(db, id).executeTakeFirst();
    if (event === undefined) return undefined;
    return {
      owner: ownerOf(event.created_by, null),
      content: eventContent(event),
      link: `/drop-zone/${event.zone_id}`,
    };
  },
  async setState(trx, id, _seq, state) {
    await trx
      .updateTable('zone_events')
      .set({ hidden: state !== 'shown' })
      .where('id', '=', id)
      .execute();
  },
};

const eventOf = (db: Database, id: string) =>
  db
    .selectFrom('zone_events')
    .innerJoin('zones', 'zones.id', 'zone_events.zone_id')
    .select([
      'zone_events.title',
      'zone_events.place',
      'zone_events.starts_at',
      'zone_events.created_by',
      'zone_events.zone_id',
      'zones.title as zone',
    ])
    .where('zone_events.id', '=', id);

const eventContent = (event: { title: string; place: string | null; starts_at: Date; zone: string }) => ({
  title: event.title,
  text: event.place ?? '',
  facts: [
    { label: 'Zone', value: event.zone },
    { label: 'Starts', value: event.starts_at.toISOString() },
  ],
});
