import type { Locator, Page } from '@playwright/test';
import { anotherMember, startConversation } from './chat-people.ts';
import { axe, expect, noSidewaysScroll, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const PHOTO_AND_TAG = ['listing-photo', 'listing-tag', 'root'];

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("A card's photo and price tag become those of its listing, go back into the card, and the photo into the viewer and back", {
    tag: '@phone',
  }, async ({ page }) => {
    const moves = await recordMoves(page);
    await open(page, '/listings');
    const cards = page.getByRole('article');
    await cards.nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/\/listing\//);
    await expect.poll(moves).toEqual(Array.from({ length: 1 }, () => PHOTO_AND_TAG));
    await whenStill(page);
    await page.getByRole('button', { name: 'Back to listings' }).click();
    await expect(page).toHaveURL('/listings');
    await expect.poll(moves).toEqual(Array.from({ length: 2 }, () => PHOTO_AND_TAG));
    await whenStill(page);

    // From a listing to a similar one, whose photo is in a card below.
    await cards.nth(2).getByRole('link').click();
    await expect.poll(moves).toEqual(Array.from({ length: 3 }, () => PHOTO_AND_TAG));
    await whenStill(page);
    const first = page.url();
    // The first article is the page's own.
    await cards.nth(1).getByRole('link').click();
    await expect(page).not.toHaveURL(first);
    await expect.poll(async () => (await moves())[3]).toEqual(expect.arrayContaining(PHOTO_AND_TAG));
    await page.getByRole('button', { name: 'Enlarge photo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(async () => (await moves())[4]).toEqual(['root', 'viewer-photo']);

    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(async () => (await moves())[5]).toEqual(['root', 'viewer-photo']);
    await expect(page.getByRole('button', { name: 'Enlarge photo' })).toBeFocused();

    // Impatient people interrupt it, which no error follows.
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

  test('A sheet slides away with what it showed, and I go on where I opened it', {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, '/listings');
    const filters = page.getByRole('button', { name: 'Filters' });
    await filters.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await whenStill(page);
    const seen = await sheet.evaluateHandle((dialog: HTMLElement) => {
      const texts: (string | null)[] = [];
      dialog.addEventListener('animationstart', ({ animationName }) => {
        if (animationName === 'slide-down') texts.push(dialog.textContent);
      });
      return texts;
    });
    const shown = await sheet.textContent();
    await sheet.getByRole('button', { name: /^Show / }).click();
    await expect(sheet).toBeHidden();
    expect(await seen.jsonValue()).toEqual([shown]);
    await expect(filters).toBeFocused();

    await filters.press('Enter');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(filters).toBeFocused();
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

test('My phone vibrates for a moment when I save a listing, unless I turned that off', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  expect(asMember.email).toBeTruthy();
  await page.addInitScript(() => {
    const pulses: unknown[] = [];
    Object.assign(window, { pulses });
    navigator.vibrate = (pattern) => pulses.push(pattern) > 0;
  });
  const pulses = () => page.evaluate(() => (window as unknown as { pulses: unknown[] }).pulses);
  const heart = page.getByRole('button', { name: 'Favorite' });
  await open(page, '/listings');
  await page.getByRole('article').nth(2).getByRole('link').click();
  await heart.click();
  expect(await pulses()).toEqual([8]);
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await removed;
  expect(await pulses()).toEqual([8]);

  const listing = page.url();
  await open(page, '/settings/notifications');
  const choice = page.getByRole('checkbox', { name: /^Vibrate when/ });
  await choice.uncheck();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await open(page, listing);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await pulses()).toEqual([]);
});

test('I swipe a chat or a notification to mark it as read, or reach the same button by keyboard', {
  tag: '@phone',
}, async ({ browser, page, context, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const { seller, sellerSays } = await startConversation(browser, page);
  await sellerSays('Still here, come by.');
  await open(page, '/messages');
  const chat = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first();
  const markChat = chat.getByRole('button', { name: 'Mark as read' });
  await expect(chat).toContainText('1 unread');
  await expect(markChat).not.toBeInViewport();
  const finger = await touchOn(chat);
  await finger.moveBy(-160, 0);
  await finger.lift();
  await expect(markChat).toBeInViewport({ ratio: 1 });
  await axe(page);
  await noSidewaysScroll(page);
  await markChat.click();
  await expect(chat).not.toContainText('1 unread');
  await expect(markChat).toHaveCount(0);

  const listing = await postListing(context.request, { title: 'Brass reading lamp' });
  const saved = await seller.context.request.put(`/api/favourites/${listing.id}`, {
    headers: { Origin: process.env.JOURNEY_URL ?? '' },
  });
  expect(saved.ok()).toBe(true);
  await open(page, '/notifications');
  const like = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first();
  await expect(like).toContainText('Brass reading lamp');
  const markLike = like.getByRole('button', { name: 'Mark as read' });
  await like.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(markLike).toBeFocused();
  await expect(markLike).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(like.getByText('New', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(like).toContainText('Brass reading lamp');
  await expect(like.getByText('New', { exact: true })).toHaveCount(0);
  await seller.context.close();
});

/** Puts a finger on an element. */
async function touchOn(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  const at = { x: box.x + box.width * 0.8, y: box.y + box.height / 2 };
  const session = await target.page().context().newCDPSession(target.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ ...at }] });
  await touch('touchStart');
  return {
    /** Moves in ten steps, as fingers do. */
    async moveBy(x: number, y: number) {
      for (let step = 0; step < 10; step += 1) {
        at.x += x / 10;
        at.y += y / 10;
        await touch('touchMove');
      }
    },
    lift: () => touch('touchEnd'),
  };
}

test('A sheet follows my finger: dragged down it closes, and a little it returns', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/listings');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const head = sheet.getByRole('heading', { name: 'Filters' });
  await expect(sheet).toHaveAttribute('data-draggable');
  const finger = await touchOn(head);
  await finger.moveBy(0, 60);
  await expect(sheet).toHaveCSS('translate', '0px 60px');
  // Long enough not to be a throw.
  await page.waitForFunction(
    (start) => performance.now() - start > 300,
    await page.evaluate(() => performance.now()),
  );
  await finger.lift();
  await expect(sheet).toHaveCSS('translate', 'none');
  await expect(sheet).toBeVisible();
  const again = await touchOn(head);
  await again.moveBy(0, 200);
  await again.lift();
  await expect(sheet).toBeHidden();
});

test('Pulled down, the newest listings are loaded again; a little pull does nothing, and a keyboard has a button', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await open(page, '/listings?sort=newest');
  const seller = await anotherMember(browser, page);
  const { title } = await postListing(seller.context.request, { title: 'Pulled teapot' });
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  const little = await touchOn(page.getByRole('heading', { name: 'Browse' }));
  await little.moveBy(0, 60);
  await little.lift();
  await expect(card(title)).toHaveCount(0);
  const again = await touchOn(page.getByRole('heading', { name: 'Browse' }));
  await again.moveBy(0, 160);
  await again.lift();
  await expect(card(title)).toBeVisible();
  const other = await postListing(seller.context.request, { title: 'Pushed kettle' });
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await expect(card(other.title)).toBeVisible();
  await seller.context.close();
});

test('Everything I press responds at once, the same everywhere', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/dev/kit');
  const release = async () => {
    // Elsewhere, so that nothing opens.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  };
  for (const kind of ['button.btn', 'a.btn', '.icon-btn', 'button.chip', '.tab[role=tab]']) {
    const control = page.locator(`main ${kind}:visible:not(:disabled, [aria-disabled=true])`).first();
    await control.hover();
    await page.mouse.down();
    await expect(control, kind).toHaveCSS('scale', '0.97');
    await expect(control, kind).toHaveCSS('filter', 'brightness(0.94)');
    await release();
  }
  // A card gives way as a whole, although only its title is the link.
  await open(page, '/listings');
  const card = page.getByRole('article').first();
  await card.getByRole('link').hover();
  await page.mouse.down();
  await expect(card).toHaveCSS('scale', '0.97');
  await release();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.getByRole('link').hover();
  await page.mouse.down();
  await expect(card).toHaveCSS('filter', 'brightness(0.94)');
  await expect(card).toHaveCSS('scale', 'none');
});

/** Waits for the end of a transition: one that is interrupted may move nothing. */
const whenStill = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

/** Returns a function that says what moved in each transition so far. */
async function recordMoves(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moves: string[][] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = () => {
        const names = document.getAnimations().flatMap(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return /^::view-transition-group\((.+)\)$/.exec(pseudo ?? '')?.[1] ?? [];
        });
        moves.push([...new Set(names)].sort());
      };
      // One that is interrupted is never ready.
      transition.ready.then(record, () => undefined);
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[][] }).moves);
}
