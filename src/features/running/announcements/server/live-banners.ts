import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { Banner } from '../contract/announcement.ts';
import type { Audience } from '../contract/announcement-limits.ts';

/** Makes every process read the banners again. */
export const BANNERS_RELOAD = 'banners';

/** The banners of a process, in memory, so that no request reads them. */
export interface LiveBanners {
  /** Returns those that a person sees now. `dismissed` are the ones that their browser remembers. */
  shownTo(actor: Actor, dismissed: ReadonlySet<string>): Banner[];
  isLive(id: string): boolean;
  /** Returns a text that changes whenever a banner starts or ends. */
  edition(): string;
  /** Reads new banners and dismissals. */
  refresh(): Promise<void>;
}

interface StoredBanner extends Banner {
  audience: Audience;
  startsAt: number;
  /** Infinity for one without an end. */
  endsAt: number;
}

/** More than one page has room for. */
const MAX_SHOWN = 3;

/** Ids below the last one that are read again, because transactions may commit out of order. */
const ID_OVERLAP = 1_000;

/** Reads the banners that are live or to come, with the members who dismissed them. */
export async function startBanners(db: Database, now: () => number = Date.now): Promise<LiveBanners> {
  let banners: StoredBanner[] = [];
  /** Members by banner. */
  let dismissals = new Map<string, Set<string>>();
  let lastRead = 0;
  let latest = 0;

  async function refresh(): Promise<void> {
    const turn = ++latest;
    const rows = await db
      .selectFrom('announcements')
      .select(['id', 'text', 'link', 'audience', 'starts_at', 'ends_at'])
      .where('kind', '=', 'banner')
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', sql<Date>`now()`)]))
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .execute();
    const { rows: dismissed } = await sql<{ id: string; banner: string; member: string }>`
      select id, announcement_id as banner, profile_id as member from announcement_dismissals
      where id > ${lastRead - ID_OVERLAP} and announcement_id = any(${rows.map(({ id }) => id)}::uuid[])
      order by id`.execute(db);
    // A read that started later may finish first; its result is newer.
    if (turn !== latest) return;
    banners = rows.map(({ id, text, link, audience, starts_at, ends_at }) => ({
      id,
      text,
      link,
      audience: audience as Audience,
      startsAt: starts_at.getTime(),
      endsAt: ends_at?.getTime() ?? Infinity,
    }));
    dismissals = new Map(banners.map(({ id }) => [id, dismissals.get(id) ?? new Set()]));
    for (const { banner, member } of dismissed) dismissals.get(banner)?.add(member);
    lastRead = Math.max(lastRead, ...dismissed.map(({ id }) => Number(id)));
  }

  const live = () => {
    const at = now();
    return banners.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
  };
  await refresh();
  return {
    shownTo(actor, dismissed) {
      const audiences: readonly Audience[] = ['everyone', actor.kind === 'member' ? 'members' : 'guests'];
      return live()
        .filter(
          ({ id, audience }) =>
            audiences.includes(audience) &&
            !dismissed.has(id) &&
            !(actor.kind === 'member' && dismissals.get(id)?.has(actor.id)),
        )
        .slice(0, MAX_SHOWN)
        .map(({ id, text, link }) => ({ id, text, link }));
    },
    isLive: (id) => live().some((banner) => banner.id === id),
    edition: () =>
      live()
        .map(({ id }) => id)
        .join(),
    refresh,
  };
}
