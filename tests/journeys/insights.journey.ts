import { ask } from './ask-database.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';
import { makePremium } from './make-premium.ts';
import { postListing } from './post-by-api.ts';

/** Two weeks of a category, the second twice as lively, with 20 sales. Nothing else is counted of it. */
const PAST = `
  with demo as (delete from search_days where category = 'other')
  insert into category_days (category, day, views, saves, chats, sold_prices, sold_photos, sold_after, counted_at)
  select 'other', (now() at time zone 'utc')::date - ago, case when ago <= 7 then 20 else 10 end, 0, 0,
    array_fill(5000, array[n]), array_fill(4, array[n]), array_fill(6, array[n]), now() + interval '3 days'
  from generate_series(1, 14) as ago cross join lateral (select case when ago = 1 then 20 else 0 end as n) as sold
  on conflict (category, day) do update set views = excluded.views, saves = excluded.saves,
    chats = excluded.chats, sold_prices = excluded.sold_prices, sold_photos = excluded.sold_photos,
    sold_after = excluded.sold_after, counted_at = excluded.counted_at`;

test('Insights are locked until I have Premium Plus, then I read them as charts and tables, follow a tip and refresh (INSIGHT-01, INSIGHT-02, INSIGHT-03, INSIGHT-04, INSIGHT-05, INSIGHT-06, INSIGHT-07, INSIGHT-08, INSIGHT-09, INSIGHT-10, NAV-36)', {
  tag: '@phone',
}, async ({ page, context, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  const name = asMember.username;
  await postListing(context.request, { title: `Violin of ${name}`, category: 'other' });
  const { id } = await postListing(context.request, {
    title: `Oboe of ${name}`,
    category: 'other',
  });
  await ask(`update listings set created_at = now() - interval '40 days' where id = $1`, [id]);
  await ask(PAST, []);

  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'AI insights' }).click();
  await expect(page.getByRole('heading', { name: 'Know the price before you post' })).toBeVisible();
  // What is behind the lock can neither be read nor reached, and is no real number.
  await expect(page.getByRole('region', { name: 'Trending Categories' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(`of ${name}`);
  await expect(page.getByRole('main')).not.toContainText('+100%');
  const upgrade = page.getByRole('link', { name: 'Upgrade to Premium Plus' });
  await expect.poll(() => upgrade.evaluate(isUncovered), 'the dock covers nothing of it').toBe(true);
  await upgrade.click();
  await expect(page).toHaveURL(/\/pricing$/);

  await makePremium(asMember, 'premium_plus_monthly');
  await open(page, '/ai-insights');
  const tips = page.getByRole('region', { name: 'Recommendations for your listings' });
  const tip = (title: string) => tips.getByRole('article').filter({ hasText: `${title} of ${name}` });
  await expect(tips.getByText('AI Recommendation')).toHaveCount(2);
  await expect(tip('Violin')).toContainText('No photos. Sold ones have four');
  await expect(page.getByText('2 tips for now.')).toBeVisible();

  // The table says to screen readers what the chart shows, and everybody can have it.
  const trends = page.getByRole('region', { name: 'Trending Categories' });
  await expect(trends.getByRole('row', { name: /^Other 70 140 \+100%$/ })).toBeAttached();
  await trends.getByRole('radio', { name: 'Chart' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(trends.getByRole('table')).toBeInViewport();
  const prices = page.getByRole('region', { name: 'Average Prices' });
  await expect(prices.getByRole('row', { name: /^Other \$\d/ })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Category Demand' }).getByRole('table')).toBeAttached();
  await axe(page);
  await noSidewaysScroll(page);

  await expect(tip('Oboe')).toContainText('Listed 40 days ago');
  await tip('Oboe').getByRole('button', { name: 'Renew' }).click();
  await expectToast(page, 'Listing renewed');
  await expect(tip('Oboe')).toContainText('No photo');

  const refresh = page.getByRole('button', { name: 'Refresh Insights' });
  await page.route('**/api/insights/refresh', (route) => route.abort(), { times: 1 });
  await refresh.click();
  await expectToast(page, 'Error', 'Failed to generate insights. Please try again.');
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/insights/refresh', async (route) => {
    await seen;
    await route.continue();
  });
  await refresh.click();
  await expect(page.getByText('Updating insights')).toBeAttached();
  letGo();
  await expectToast(page, 'Insights Updated');
  await expect(tips).toBeVisible();
});

/** Whether the lower half of an element is on the screen, and nothing lies over its middle. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height - 1));
}
