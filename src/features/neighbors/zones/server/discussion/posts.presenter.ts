import type { Actor } from '../../../../../platform/server/http/actor.ts';
import type { Photo } from '../../../../items/photos/contract/photo.ts';
import { presentMember, presentPerson } from '../../../../people/people/server/people.ts';
import type { ZonePost, ZoneReply } from '../../contract/discussion/zone-post.ts';
import type { ZoneRole } from '../../contract/zone-member.ts';
import { postAbilities } from './posts.policy.ts';
import type { PostPerson, PostRow } from './posts.queries.ts';

/** Data shown with posts and replies, by id. */
export interface PostContext {
  viewer: Actor;
  /** The viewer's role in the zone; null for non-members. */
  role: ZoneRole | null;
  people: ReadonlyMap<string, PostPerson>;
  photos: ReadonlyMap<string, Photo>;
}

export function presentPost(
  row: PostRow,
  { replies, replyCount }: Pick<ZonePost, 'replies' | 'replyCount'>,
  context: PostContext,
): ZonePost {
  const { text, ...entry } = presentEntry(row, context);
  return {
    ...entry,
    text,
    photos: text === '' ? [] : row.photo_ids.flatMap((id) => context.photos.get(id) ?? []),
    pinnedBy: row.pinned_at === null ? null : nameOf(row.pinned_by, context),
    replies,
    replyCount,
  };
}

export function presentReply(row: PostRow, context: PostContext): ZoneReply {
  const {
    can: { delete: ownDelete, remove, putBack },
    ...entry
  } = presentEntry(row, context);
  return { ...entry, postId: row.reply_to ?? row.id, can: { delete: ownDelete, remove, putBack } };
}

function presentEntry(row: PostRow, context: PostContext) {
  const { viewer, role, people } = context;
  const author = people.get(row.author_id ?? '');
  const mine = viewer.kind === 'member' && viewer.id === row.author_id;
  return {
    id: row.id,
    zoneId: row.zone_id,
    seq: row.seq,
    clientId: row.client_id,
    author: author === undefined ? presentPerson(null, UNKNOWN_PERSON) : presentMember(author.id, author),
    authorRole: (author?.role ?? null) as ZoneRole | null,
    mine,
    text: row.removed_at === null || mine ? row.content : '',
    postedAt: row.created_at.toISOString(),
    removed:
      row.removed_at === null
        ? null
        : {
            reason: row.removed_reason ?? '',
            by: nameOf(row.removed_by, context),
            at: row.removed_at.toISOString(),
          },
    can: postAbilities(role, { mine, isReply: row.reply_to !== null, removedAt: row.removed_at }),
  };
}

const UNKNOWN_PERSON = {
  username: null,
  full_name: null,
  avatar_url: null,
  rating: null,
  total_ratings: null,
};

function nameOf(profileId: string | null, { people }: PostContext): string {
  const person = people.get(profileId ?? '');
  return person === undefined
    ? presentPerson(null, UNKNOWN_PERSON).name
    : presentMember(person.id, person).name;
}
