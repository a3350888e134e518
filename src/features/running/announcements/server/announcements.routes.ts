import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { operatorsOnly } from '../../operators/contract/errors.ts';
import { Announcements, Banners, NewAnnouncement } from '../contract/announcement.ts';
import { announcementErrors } from '../contract/errors.ts';
import { type ChangeServices, changeAnnouncement, createAnnouncement } from './change-announcements.ts';
import { countBannerView } from './count-banner-view.ts';
import { dismissBanner, dismissedIn } from './dismiss-banner.ts';
import { listAnnouncements } from './list-announcements.ts';

const tag: ApiTag = { name: 'Announcements', description: 'Banners on the site, and mails to all members.' };
const all = json(Announcements, 'The announcements.');

const CHANGES = [
  { change: 'end', operationId: 'endAnnouncement', summary: 'End an announcement now; for operators' },
  {
    change: 'pause',
    operationId: 'pauseAnnouncement',
    summary: 'Pause a mail to all members; for operators',
  },
  { change: 'resume', operationId: 'resumeAnnouncement', summary: 'Resume a paused mail; for operators' },
] as const;

export type AnnouncementServices = ChangeServices & Pick<PlatformServices, 'config'>;

export function announcementRoutes(services: AnnouncementServices) {
  const router = createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/banners',
        operationId: 'listBanners',
        tag,
        summary: 'List the banners that the viewer sees now',
        access: 'optional',
        responses: { 200: json(Banners, 'At most 3, without those that were dismissed.') },
      }),
      async (c) =>
        c.json({ banners: services.banners.shownTo(await actorOf(c), dismissedIn(c)) }, 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/banners/{id}/dismiss',
        operationId: 'dismissBanner',
        tag,
        summary: 'Hide a banner: for members everywhere, for others in this browser',
        access: 'optional',
        request: { params: byId },
        responses: {
          204: { description: 'It is hidden.' },
          303: { description: 'It is hidden. Sends a form without scripts back to its page.' },
        },
      }),
      async (c) => {
        await dismissBanner(services, c, c.req.valid('param').id);
        const isForm = c.req.header('content-type') === 'application/x-www-form-urlencoded';
        if (!isForm) return c.body(null, 204);
        return c.redirect(pathOf(c.req.header('referer'), services.config.publicUrl), 303);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/banners/{id}/seen',
        operationId: 'countBannerView',
        tag,
        summary: 'Count a browser that shows a banner for the first time',
        description: 'Nobody is remembered for it.',
        access: 'anyone',
        request: { params: byId },
        responses: { 204: { description: 'It is counted, unless it is not shown now.' } },
      }),
      async (c) => {
        await countBannerView(services, c.var.address, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/announcements',
        operationId: 'listAnnouncements',
        tag,
        summary: 'List announcements with their progress; for operators',
        access: 'member',
        responses: { 200: all },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await listAnnouncements(services, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/announcements',
        operationId: 'createAnnouncement',
        tag,
        summary: 'Show a banner, or mail all members; for operators',
        access: 'member',
        request: { body: jsonBody(NewAnnouncement) },
        responses: { 200: all },
        errors: operatorsOnly,
      }),
      async (c) => {
        const actor = await actorOf(c);
        await createAnnouncement(services, actor, c.req.valid('json'));
        return c.json(await listAnnouncements(services, actor), 200, PRIVATE);
      },
    );
  for (const { change, operationId, summary } of CHANGES) {
    router.openapi(
      route({
        method: 'post',
        path: `/announcements/{id}/${change}`,
        operationId,
        tag,
        summary,
        access: 'member',
        request: { params: byId },
        responses: { 200: all },
        errors: [
          ...operatorsOnly,
          announcementErrors.ANNOUNCEMENT_NOT_FOUND,
          announcementErrors.ANNOUNCEMENT_ENDED,
        ],
      }),
      async (c) => {
        const actor = await actorOf(c);
        await changeAnnouncement(services, actor, c.req.valid('param').id, change);
        return c.json(await listAnnouncements(services, actor), 200, PRIVATE);
      },
    );
  }
  return router;
}

/** Returns the path of a page of this site; home for any other address. */
function pathOf(address: string | undefined, publicUrl: string): string {
  if (address === undefined || !URL.canParse(address)) return '/';
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(publicUrl).origin ? pathname + search : '/';
}
