import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { type CategorySlug, categoryLabel } from '../../../../shared/taxonomy.ts';
import { isForSale, isVisibleListing } from '../../../items/listings/server/listings.ts';
import { membersEntitledTo, type PlanServices } from '../../../paying/plans/server/plans.ts';
import { type NotifyServices, notify } from '../../../talking/notifications/server/notifications.ts';
import { readTrends } from '../../insights/server/insights.ts';
import { mondayOf, trendingOf } from '../contract/trending.ts';

const TRENDING = 'trending.category';

export const trendingNotifications: readonly NotificationKind[] = [
  {
    kind: TRENDING,
    type: 'other',
    icon: 'chart-column',
    preference: {
      group: 'trending',
      label: 'Trending categories',
      about: 'A category you sell in or saved from is rising',
      aboutWithPlans: 'With Premium Plus: a category you sell in or saved from is rising',
      order: 7,
      on: ['in-app'],
    },
  },
];

/**
 * Notifies members whose plan includes it of trending categories that they sell in or saved a listing of. Each is
 * notified once a week per category, however often this runs.
 */
export async function notifyOfTrends(
  services: NotifyServices & PlanServices,
  now = new Date(),
): Promise<void> {
  const { db } = services;
  const trending = trendingOf(await readTrends(db));
  if (trending.length === 0) return;
  const members = await membersEntitledTo(services, 'trending_alerts');
  const categories = trending.map(({ category }) => category);
  const interested = await findInterested(db, members, categories);
  for (const { category, percentage } of trending) {
    await notify(
      services,
      `trending:${category}:${mondayOf(now)}`,
      interested
        .filter((member) => member.category === category)
        .map(({ profileId }) => ({
          to: profileId,
          kind: TRENDING,
          group: `trending:${category}`,
          title: `${categoryLabel(category)} is trending`,
          message: `Views, saves, chats and searches are up ${percentage}% from the week before.`,
          link: '/ai-insights',
        })),
    );
  }
}

interface Interested {
  profileId: string;
  category: CategorySlug;
}

/** Returns the members who sell in one of the categories or saved a listing of it, once per category. */
async function findInterested(
  db: Database,
  members: readonly string[],
  categories: readonly CategorySlug[],
): Promise<Interested[]> {
  const { rows } = await sql<Interested>`
    select interested.profile_id as "profileId", category from (
      select seller_id as profile_id, category from listings
      where seller_id = any(${members}::uuid[]) and ${isForSale()}
      union
      select profile_id, category from favourites join listings on listings.id = listing_id
      where profile_id = any(${members}::uuid[]) and ${isVisibleListing()}
    ) as interested
    join profiles on profiles.id = interested.profile_id
    where category = any(${categories}::text[]) and deletes_at is null
    order by category, interested.profile_id`.execute(db);
  return rows;
}
