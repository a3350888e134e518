import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { actorOf, type RequestEnv } from '../../../../platform/server/http/request.ts';
import { isUuid } from '../../../../shared/uuid.ts';
import { BANNERS_RELOAD, type LiveBanners } from './live-banners.ts';

/** The banners that a browser dismissed. Visitors' pages are cached for each value (`visitor-pages.ts`). */
const COOKIE = 'dismissed';
const MAX_REMEMBERED = 10;
const MAX_AGE_SECONDS = 180 * 86_400;

/** Returns the banners that the request's browser dismissed. */
export const dismissedIn = (c: Context<RequestEnv>): Set<string> =>
  new Set((getCookie(c, COOKIE) ?? '').split('.').filter(isUuid));

export type DismissServices = Pick<PlatformServices, 'db' | 'live' | 'config'> & { banners: LiveBanners };

/** Hides a banner from now on: for a member everywhere, for everyone else in this browser. */
export async function dismissBanner(
  { db, live, config, banners }: DismissServices,
  c: Context<RequestEnv>,
  id: string,
): Promise<void> {
  const actor = await actorOf(c);
  if (actor.kind !== 'member') {
    const remembered = [...dismissedIn(c).add(id)].slice(-MAX_REMEMBERED);
    setCookie(c, COOKIE, remembered.join('.'), {
      path: '/',
      maxAge: MAX_AGE_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
      secure: config.publicUrl.startsWith('https:'),
    });
    return;
  }
  await db
    .insertInto('announcement_dismissals')
    .columns(['announcement_id', 'profile_id'])
    .expression((eb) =>
      eb
        .selectFrom('announcements')
        .innerJoin('profiles', (join) => join.on('profiles.id', '=', actor.id))
        .select(['announcements.id', 'profiles.id as profile_id'])
        .where('announcements.id', '=', id)
        .where('announcements.kind', '=', 'banner'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await banners.refresh();
  live.reload(BANNERS_RELOAD);
}
