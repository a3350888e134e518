import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const PHOTO_AND_TAG = ['listing-photo', 'listing-tag', 'root'];

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("A card's photo and price tag become those of its listing, go back into the card, and the photo into the viewer", {
    tag: '@phone',
  }, async ({ page }) => {
    const moves = await recordMoves(page);
    await open(page, '/listings');
    const cards = page.getByRole('article');
    await cards.nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/\/listing\//);
    await expect.poll(moves).toEqual(Array.from({ length: 1 }, () => PHOTO_AND_TAG));
    await page.getByRole('button', { name: 'Back to listings' }).click();
    await expect(page).toHaveURL('/listings');
    await expect.poll(moves).toEqual(Array.from({ length: 2 }, () => PHOTO_AND_TAG));

    // From a listing to a similar one, whose photo is in a card below.
    await cards.nth(2).getByRole('link').click();
    await expect.poll(moves).toEqual(Array.from({ length: 3 }, () => PHOTO_AND_TAG));
    const first = page.url();
    // The first article is the page's own.
    await cards.nth(1).getByRole('link').click();
    await expect(page).not.toHaveURL(first);
    await expect.poll(async () => (await moves())[3]).toEqual(expect.arrayContaining(PHOTO_AND_TAG));
    await page.getByRole('button', { name: 'Enlarge photo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(async () => (await moves())[4]).toEqual(['root', 'viewer-photo']);

    // Impatient people interrupt it, which no error follows.
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search listings' })).toBeVisible();
    await cards.first().getByRole('link').click();
    await page.waitForURL(/\/listing\//);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search listings' })).toBeVisible();
  });

  test('A tab slides in from its side', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/drop-zones?tab=explore');
    const slideOf = (tab: string) =>
      page
        .getByRole('tabpanel', { name: tab })
        .evaluate((panel) => getComputedStyle(panel).getPropertyValue('--from'));
    await page.getByRole('tab', { name: 'Nearby' }).click();
    await expect.poll(() => slideOf('Nearby')).toBe('16px');
    await page.getByRole('tab', { name: 'Explore' }).click();
    await expect.poll(() => slideOf('Explore')).toBe('-16px');
  });
});

test('For people who asked for less motion, nothing moves between pages', {
  tag: '@phone',
}, async ({ page }) => {
  const moves = await recordMoves(page);
  await open(page, '/listings');
  await page.getByRole('article').nth(2).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Enlarge photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge photo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moves()).toEqual([]);
});

/** Returns a function that says what moved in each transition so far. */
async function recordMoves(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moves: string[][] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const names = document.getAnimations().flatMap(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return /^::view-transition-group\((.+)\)$/.exec(pseudo ?? '')?.[1] ?? [];
        });
        moves.push([...new Set(names)].sort());
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[][] }).moves);
}
