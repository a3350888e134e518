import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { SITE_TEXTS, type SiteTextName } from '../../../../shared/site-texts.ts';
import { actAsOperator } from '../../operators/server/operators.ts';
import type { NewAnnouncement } from '../contract/announcement.ts';
import { announcementErrors } from '../contract/errors.ts';
import { BANNERS_RELOAD, type LiveBanners } from './live-banners.ts';

export type ChangeServices = Pick<PlatformServices, 'db' | 'live'> & { banners: LiveBanners };

/** Shows banners as they are now, in every process. */
export async function reloadBanners({ banners, live }: Omit<ChangeServices, 'db'>): Promise<void> {
  await banners.refresh();
  live.reload(BANNERS_RELOAD);
}

/** Adds a banner, or a mail to all members. */
export async function createAnnouncement(
  services: ChangeServices,
  actor: Actor,
  { startsAt, endsAt, ...words }: NewAnnouncement,
): Promise<void> {
  const isMail = words.kind === 'mail';
  await actAsOperator(services.db, actor, 'announcement.create', async (trx) => {
    const { id } = await trx
      .insertInto('announcements')
      .values({
        ...words,
        body: isMail ? words.body : '',
        audience: isMail ? 'members' : words.audience,
        starts_at: startsAt === null ? sql<Date>`now()` : new Date(startsAt),
        ends_at: isMail || endsAt === null ? null : new Date(endsAt),
        created_by: actor.kind === 'member' ? actor.id : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { targetId: id, subject: words.text };
  });
  await reloadBanners(services);
}

const CHANGES = {
  end: { action: 'announcement.end', set: { ends_at: sql<Date>`greatest(now(), starts_at)` } },
  pause: { action: 'announcement.pause', set: { paused_at: sql<Date>`coalesce(paused_at, now())` } },
  resume: { action: 'announcement.resume', set: { paused_at: null } },
} as const;

/**
 * Ends an announcement, or pauses and resumes a mail. What was sent stays sent.
 * @throws DomainError ANNOUNCEMENT_NOT_FOUND or ANNOUNCEMENT_ENDED.
 */
export async function changeAnnouncement(
  services: ChangeServices,
  actor: Actor,
  id: string,
  change: keyof typeof CHANGES,
): Promise<void> {
  const { action, set } = CHANGES[change];
  await actAsOperator(services.db, actor, action, async (trx) => {
    const announcement = await trx
      .selectFrom('announcements')
      .select(['kind', 'text', sql<boolean>`coalesce(ends_at <= now(), false)`.as('has_ended')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (announcement === undefined || (change !== 'end' && announcement.kind !== 'mail'))
      throw new DomainError(announcementErrors.ANNOUNCEMENT_NOT_FOUND);
    if (announcement.has_ended) throw new DomainError(announcementErrors.ANNOUNCEMENT_ENDED);
    await trx.updateTable('announcements').set(set).where('id', '=', id).execute();
    return { targetId: id, subject: announcement.text };
  });
  await reloadBanners(services);
}

/** Tells members that a text of the site changed, instead of an earlier such banner. */
export async function announceText(trx: Transaction<DB>, name: SiteTextName, by: string): Promise<void> {
  await trx
    .updateTable('announcements')
    .set({ ends_at: sql`greatest(now(), starts_at)` })
    .where('site_text', '=', name)
    .where('ends_at', 'is', null)
    .execute();
  const title = SITE_TEXTS.find((text) => text.name === name)?.title ?? name;
  await trx
    .insertInto('announcements')
    .values({
      kind: 'banner',
      text: `We changed our ${name === 'privacy' ? 'privacy policy' : title.toLowerCase()}.`,
      body: '',
      link: `/${name}`,
      audience: 'members',
      site_text: name,
      starts_at: sql<Date>`now()`,
      created_by: by,
    })
    .execute();
}
