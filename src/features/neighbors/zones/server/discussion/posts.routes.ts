import { requireMember } from '../../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { textRuleErrors } from '../../../../trust/text-rules/contract/errors.ts';
import type { TextServices } from '../../../../trust/text-rules/server/text-rules.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import {
  NewZonePost,
  NewZoneReply,
  ZonePost,
  ZonePostChange,
  ZonePosts,
  ZonePostsQuery,
  ZoneReplies,
  ZoneRepliesQuery,
  ZoneReply,
} from '../../contract/discussion/zone-post.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { Removal } from '../../contract/zone-member.ts';
import { tag, zoneErrorsForReaders } from '../route-parts.ts';
import { loadPost, loadPosts, loadReplies, type PostsServices } from './load-posts.ts';
import { pinPost } from './pin-post.ts';
import { deletePost, putBackPost, removePost } from './remove-post.ts';
import { writePost, writeReply } from './write-post.ts';

type Services = PostsServices & TextServices & { jobs: Jobs; live: Live };

const postErrorsForReaders = [zonePostErrors.POST_NOT_FOUND, zoneErrors.ZONE_GONE];
const forAdmins = [...postErrorsForReaders, zoneErrors.NOT_A_ZONE_MEMBER, zoneErrors.NOT_A_ZONE_ADMIN];

export function postRoutes(services: Services) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/zones/{id}/posts',
        operationId: 'listZonePosts',
        tag,
        summary: 'List the posts of a zone: pinned ones, then the newest',
        access: 'optional',
        request: { params: byId, query: ZonePostsQuery },
        responses: { 200: json(ZonePosts, 'A page of posts, each with its newest replies.') },
        errors: [...zoneErrorsForReaders, zonePostErrors.DISCUSSION_FOR_MEMBERS],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await loadPosts(services, await actorOf(c), id, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/zones/{id}/posts',
        operationId: 'writeZonePost',
        tag,
        summary: 'Post in the discussion of a zone',
        description:
          'Sending the same `clientId` again after a lost response stores nothing and returns the same response.',
        access: 'member',
        request: { params: byId, body: jsonBody(NewZonePost) },
        responses: { 201: json(ZonePost, 'It is stored.') },
        errors: [
          zonePostErrors.BLANK_POST,
          zonePostErrors.POST_TOO_LONG,
          textRuleErrors.TEXT_REFUSED,
          textRuleErrors.TEXT_UNSURE,
          zonePostErrors.TOO_MANY_POST_PHOTOS,
          zonePostErrors.POST_PHOTO_GONE,
          ...zoneErrorsForReaders,
          zoneErrors.NOT_A_ZONE_MEMBER,
          zonePostErrors.POSTING_TOO_FAST,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await writePost(services, member, c.req.valid('param').id, c.req.valid('json')), 201);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/zone-posts/{id}',
        operationId: 'getZonePost',
        tag,
        summary: 'Get a post. The id of a reply returns the post it belongs to',
        access: 'optional',
        request: { params: byId },
        responses: { 200: json(ZonePost, 'The post with its newest replies.') },
        errors: postErrorsForReaders,
      }),
      async (c) => c.json(await loadPost(services, await actorOf(c), c.req.valid('param').id), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'patch',
        path: '/zone-posts/{id}',
        operationId: 'updateZonePost',
        tag,
        summary: 'Pin a post above the others, or unpin it; admins only',
        access: 'member',
        request: { params: byId, body: jsonBody(ZonePostChange) },
        responses: { 204: { description: 'The post is pinned or unpinned.' } },
        errors: [...forAdmins, zonePostErrors.POST_WAS_REMOVED, zoneErrors.TOO_MANY_PINNED],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await pinPost(services, member, c.req.valid('param').id, c.req.valid('json').pinned);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/zone-posts/{id}',
        operationId: 'deleteZonePost',
        tag,
        summary: "Delete the viewer's own post with its replies, or own reply",
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is deleted.' } },
        errors: [zonePostErrors.POST_NOT_FOUND],
      }),
      async (c) => {
        await deletePost(services, requireMember(await actorOf(c)), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/zone-posts/{id}/removal',
        operationId: 'removeZonePost',
        tag,
        summary: "Remove someone else's post or reply with a reason; admins only",
        description:
          "The reason and the admin's name are shown in its place. Only the author can still read the text.",
        access: 'member',
        request: { params: byId, body: jsonBody(Removal) },
        responses: { 204: { description: 'It is removed.' } },
        errors: [
          ...forAdmins,
          zonePostErrors.POST_WAS_REMOVED,
          zoneErrors.ZONE_REFUSED,
          zoneErrors.ZONE_RULE_GONE,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await removePost(services, member, c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/zone-posts/{id}/removal',
        operationId: 'undoZonePostRemoval',
        tag,
        summary: 'Put back a removed post or reply, within 7 days; admins only',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is back.' } },
        errors: [...forAdmins, zoneErrors.PUT_BACK_TOO_LATE],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await putBackPost(services, member, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/zone-posts/{id}/replies',
        operationId: 'listZoneReplies',
        tag,
        summary: 'List replies to a post: the newest, or those before a given one',
        access: 'optional',
        request: { params: byId, query: ZoneRepliesQuery },
        responses: { 200: json(ZoneReplies, 'Oldest first.') },
        errors: postErrorsForReaders,
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await loadReplies(services, await actorOf(c), id, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/zone-posts/{id}/replies',
        operationId: 'replyToZonePost',
        tag,
        summary: 'Reply to a post',
        description:
          'Sending the same `clientId` again after a lost response stores nothing and returns the same response.',
        access: 'member',
        request: { params: byId, body: jsonBody(NewZoneReply) },
        responses: { 201: json(ZoneReply, 'It is stored.') },
        errors: [
          ...postErrorsForReaders,
          zonePostErrors.BLANK_POST,
          zonePostErrors.POST_TOO_LONG,
          textRuleErrors.TEXT_REFUSED,
          textRuleErrors.TEXT_UNSURE,
          zonePostErrors.POST_WAS_REMOVED,
          zoneErrors.NOT_A_ZONE_MEMBER,
          zonePostErrors.POSTING_TOO_FAST,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await writeReply(services, member, c.req.valid('param').id, c.req.valid('json')), 201);
      },
    );
}
