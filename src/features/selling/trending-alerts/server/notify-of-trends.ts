import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import { readTrends } from '../../insights/server/insights.ts';
import { notify, type NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { membersEntitledTo, type PlanServices } from '../../../paying/plans/server/plans.ts';
import { mondayOf, trendingOf } from '../contract/trending.ts';
import { findInterested } from './find-interested.ts';

const TRENDING = 'trending.category';

export const trendingNotifications: readonly NotificationKind[] = [
  {
    kind: TRENDING,
    type: 'other',
    icon: 'chart-column',
    preference: {
      group: 'trending',
      label: 'Trending categories',
      about: 'With Premium Plus: a category you sell in or saved from is rising',
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
        .filter((one) => one.category === category)
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
