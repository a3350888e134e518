import { sql, type Transaction } from 'kysely';
import { computeCategories, computeInsights } from '../../features/selling/insights/server/insights.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import type { BuiltInCategory } from '../../shared/taxonomy.ts';
import { utcDay, utcDayBefore } from '../content/demo-times.ts';
import type { DemoMarketplace } from '../content/make-marketplace.ts';

/** Searches for each view of a listing, by people who searched for its category. */
const SEARCHES_PER_VIEW = 0.2;
/** Older days are counted from the demo itself, because views of that age are deleted. */
const COUNTED_DAYS = 28;

type Facts = Pick<DemoMarketplace, 'listings' | 'views' | 'favorites' | 'chats'>;

/**
 * Inserts searches, and computes what insights say of the categories from what happened to the listings, as the site's
 * job does. What the job would have counted on former days is added.
 */
export async function insertInsights(trx: Transaction<DB>, marketplace: Facts): Promise<void> {
  const days = countDays(marketplace);
  await insertRows(
    trx,
    'search_days',
    days
      .map(({ category, day, views }) => ({ category, day, searches: Math.round(SEARCHES_PER_VIEW * views) }))
      .filter(({ searches }) => searches > 0),
  ).execute();
  await computeInsights({ db: trx });
  const former = days.filter(({ day }) => day < utcDayBefore(COUNTED_DAYS));
  await sql`
    update category_days set views = former.views, saves = former.saves, chats = former.chats
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb)
      as former (category text, day date, views integer, saves integer, chats integer)
    where category_days.category = former.category and category_days.day = former.day`.execute(trx);
  await computeCategories(trx);
}

interface CountedDay {
  category: BuiltInCategory;
  day: string;
  views: number;
  saves: number;
  chats: number;
}

/** What happened in each category on each day. */
function countDays({ listings, views, favorites, chats }: Facts): CountedDay[] {
  const categories = new Map(listings.map(({ title, category }) => [title, category]));
  const events = [
    ...views.flatMap(({ listing, daysAgo, views: count }) =>
      daysAgo === null
        ? []
        : [{ title: listing.title, day: utcDayBefore(daysAgo), kind: 'views' as const, count }],
    ),
    ...favorites.map(({ listing, minutesAgo }) => ({
      title: listing.title,
      day: utcDay(minutesAgo),
      kind: 'saves' as const,
      count: 1,
    })),
    ...chats.map(({ about, lines }) => ({
      title: about,
      day: utcDay(lines[0]?.minutesAgo ?? 0),
      kind: 'chats' as const,
      count: 1,
    })),
  ];
  const days = new Map<string, CountedDay>();
  for (const { title, day, kind, count } of events) {
    const category = categories.get(title);
    if (category === undefined) continue;
    const key = `${category}:${day}`;
    const counted = days.get(key) ?? { category, day, views: 0, saves: 0, chats: 0 };
    days.set(key, { ...counted, [kind]: counted[kind] + count });
  }
  return [...days.values()];
}
