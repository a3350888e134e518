import type { Locator, Page } from '@playwright/test';
import { anotherMember, startConversation } from './chat-people.ts';
import { expectPosted } from './create-form.ts';
import { DEMO_ZONE } from './demo.ts';
import { axe, expect, noSidewaysScroll, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';
import { recordPulses } from './record-pulses.ts';

const PHOTO_AND_TAG = ['listing-photo', 'listing-tag', 'root'];
const FACE = ['chat-face', 'root'];

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
    await whenStill(page);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect.poll(async () => (await moves())[4]).toEqual(expect.arrayContaining(PHOTO_AND_TAG));
    await whenStill(page);
    await page.getByRole('button', { name: 'Enlarge photo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(async () => (await moves())[5]).toEqual(['root', 'viewer-photo']);

    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(async () => (await moves())[6]).toEqual(['root', 'viewer-photo']);
    await expect(page.getByRole('button', { name: 'Enlarge photo' })).toBeFocused();
    // The page that stayed is not opened again.
    await whenStill(page);
    expect(await moves()).toHaveLength(7);

    // Impatient people interrupt it, which no error follows.
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search listings' })).toBeVisible();
    await cards.first().getByRole('link').click();
    await page.waitForURL(/\/listing\//);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search listings' })).toBeVisible();
  });

  test('The photo and price tag of a listing also move from home, favorites, a zone, its map and my own listings and back, and the face of a chat from its row and back', {
    tag: '@phone',
  }, async ({ page, browser, asMember: _ }) => {
    const { seller, listing, sellerSays } = await startConversation(browser, page);
    await sellerSays('Still here.');
    const headers = { Origin: process.env.JOURNEY_URL ?? '' };
    await page.request.put(`/api/favourites/${listing.id}`, { headers });
    await postListing(page.request, { title: 'Own lamp', photos: 1 });
    const moves = await recordMoves(page);
    const main = page.getByRole('main');
    const inCards = main.locator('article:has(.photo > img) .card-title a').first();
    const inRows = main.locator('li:has(img):has(.tag) a[href^="/listing/"]').first();
    for (const [from, link, moved] of [
      ['/', inCards, PHOTO_AND_TAG],
      ['/favourites', inCards, PHOTO_AND_TAG],
      [DEMO_ZONE, inCards, PHOTO_AND_TAG],
      [`${DEMO_ZONE}/map`, inRows, PHOTO_AND_TAG],
      ['/dashboard', inRows, PHOTO_AND_TAG],
      ['/messages', main.getByRole('listitem').getByRole('link').first(), FACE],
    ] as const) {
      await open(page, from);
      // What names the moving parts loads after the page.
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      await link.click();
      await expect(page).toHaveURL(/\/(listing|messages)\/./);
      const both = expect.arrayContaining([...moved]);
      await expect.poll(moves, from).toEqual([both]);
      await whenStill(page);
      await page.goBack();
      await expect.poll(moves, `back to ${from}`).toEqual([both, both]);
      await whenStill(page);
    }
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    expect(Math.min(...durations)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...durations)).toBeLessThanOrEqual(300);
    await seller.context.close();
  });

  test('The face of a chat leaves its row before the chat has loaded', {
    tag: '@phone',
  }, async ({ page, browser, asMember: _ }) => {
    const { seller, sellerSays } = await startConversation(browser, page);
    await sellerSays('Still here.');
    const moves = await recordMoves(page);
    await page.addInitScript(() => {
      const starts: DOMRect[] = [];
      Object.assign(window, { starts });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function start(...how) {
        const animation = animate.apply(this, how);
        starts.push(this.getBoundingClientRect());
        return animation;
      };
    });
    await open(page, '/messages');
    const { promise: whenSeen, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/messages/*.data*', async (route) => {
      await whenSeen;
      await route.continue();
    });
    const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link').first();
    const { x, y, width } = (await row.locator('.avatar').boundingBox()) ?? {};
    await row.click();
    await expect(page.getByRole('heading', { name: seller.username })).toBeVisible();
    const starts = await page.evaluate(() => (window as unknown as { starts: DOMRect[] }).starts);
    expect(starts).toEqual([expect.objectContaining({ x, y, width })]);
    answer();
    await expect(page.getByRole('log')).toContainText('Still here.');
    expect(await moves()).toEqual([FACE]);
    await seller.context.close();
  });

  test('What I post vibrates and drops into its place in my listings, once, after steps that slide in', {
    tag: '@phone',
  }, async ({ page, asMember }) => {
    const pulses = await recordPulses(page);
    await page.addInitScript(() => {
      const dropped: (string | null)[] = [];
      Object.assign(window, { dropped });
      document.addEventListener('animationstart', ({ animationName, target }) => {
        const row = target instanceof Element ? target.closest('li, article') : null;
        if (animationName === 'drop-in' && row === target)
          dropped.push(row?.querySelector('a')?.textContent ?? '');
      });
    });
    const dropped = () => page.evaluate(() => (window as unknown as { dropped: string[] }).dropped);
    await open(page, '/voice-recorder?by=photo');
    await page
      .getByLabel('Describe it in one line')
      .fill(`Orange lamp of ${asMember.username}, dimmer works, like new, asking forty-five`);
    await page.getByRole('button', { name: 'Fill in the listing' }).click();
    await expect(page.getByRole('heading', { name: 'Check and post' })).toBeFocused();
    await expect(page.locator('[data-from="end"]')).toHaveCSS('animation-name', 'from-side');
    const title = await page.getByLabel('Title').inputValue();
    await page.getByRole('button', { name: /publish$/i }).click();
    await expectPosted(page);
    expect(await pulses()).toEqual([8]);
    const posted = page.url();
    const mine = page.getByRole('link', { name: 'View My Listings' });
    await mine.click();
    await expect.poll(dropped).toEqual([title]);
    await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    expect(await dropped()).toEqual([title]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, posted);
    await mine.click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    expect(await dropped()).toEqual([]);
  });

  test('A browser without view transitions changes pages as before', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await open(page, '/listings');
    expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
    const link = page.getByRole('article').nth(2).getByRole('link');
    const title = await link.textContent();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.getByRole('button', { name: 'Enlarge photo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Back to listings' }).click();
    await expect(link).toBeInViewport();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show / })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
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
        if (animationName !== 'slide-down') return;
        texts.push(dialog.textContent);
        // A second tap reaches nothing.
        const button = dialog.querySelector<HTMLElement>('.sheet-foot .btn:last-child');
        button?.addEventListener('click', () => texts.push('again'));
        button?.click();
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
  const pulses = await recordPulses(page);
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

test('A mouse over a notification shows the button that marks it as read', {
  tag: '@desktop',
}, async ({ browser, page, context, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const listing = await postListing(context.request, { title: 'Brass reading lamp' });
  const fan = await anotherMember(browser, page);
  const saved = await fan.context.request.put(`/api/favourites/${listing.id}`, {
    headers: { Origin: process.env.JOURNEY_URL ?? '' },
  });
  expect(saved.ok()).toBe(true);
  await open(page, '/notifications');
  const like = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first();
  const markLike = like.getByRole('button', { name: 'Mark as read' });
  await expect(like).toContainText('Brass reading lamp');
  await expect(markLike).toHaveCSS('opacity', '0');
  await like.hover();
  await expect(markLike).toHaveCSS('opacity', '1');
  await axe(page);
  await markLike.click();
  await expect(like.getByText('New', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL('/notifications');
  await fan.context.close();
});

test('What could not be saved goes back to what it was, and says so', {
  tag: '@phone',
}, async ({ browser, page, asMember: _, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  const { seller, sellerSays, conversationId } = await startConversation(browser, page);
  await sellerSays('Still here, come by.');
  await open(page, '/messages');
  const chat = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first();
  await page.route('**/api/conversations**', (route) => route.abort());
  await chat.getByRole('button', { name: 'Mark as read' }).press('Enter');
  await expect(page.locator('.toaster').getByRole('alert')).toBeVisible();
  await expect(chat).toContainText('1 unread');

  await open(page, '/flash-drops?tab=upcoming');
  await page.route('**/reminder', (route) => route.abort());
  const reminder = page.getByRole('button', { name: 'Remind me' }).first();
  await reminder.click();
  await expect(page.locator('.toaster').getByRole('alert')).toBeVisible();
  await expect(reminder).toHaveAttribute('aria-pressed', 'false');

  // An accepted offer vibrates once it is accepted.
  const pulses = await recordPulses(seller.page);
  const offered = await page.request.post(`/api/conversations/${conversationId}/offers`, {
    data: { id: crypto.randomUUID(), priceCents: 1100 },
    headers: { Origin: process.env.JOURNEY_URL ?? '' },
  });
  expect(offered.ok(), await offered.text()).toBe(true);
  await open(seller.page, `/messages/${conversationId}`);
  await seller.page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect.poll(pulses).toEqual([8]);
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
}, async ({ page, asMember: _ }) => {
  await open(page, '/listings?q=lamp');
  await page.getByRole('button', { name: 'Save this search' }).first().click();
  const search = page.getByRole('dialog');
  await expect(search).toHaveAttribute('data-draggable');
  const thrown = await touchOn(search.getByRole('heading'));
  await thrown.moveBy(0, 200);
  await thrown.lift();
  await expect(search).toBeHidden();

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

test('The recorder follows my finger: dragged down it closes, and stays closed', {
  tag: '@phone',
}, async ({ page, asMember: _ }) => {
  await open(page, '/voice-recorder');
  const recorder = page.getByRole('region', { name: 'Say it' });
  await expect(recorder).toHaveAttribute('data-draggable');
  const finger = await touchOn(recorder.locator('.sheet-head'));
  await finger.moveBy(0, 60);
  await expect(recorder).toHaveCSS('translate', '0px 60px');
  await finger.moveBy(0, 140);
  await finger.lift();
  await expect(recorder).toBeHidden();
  await expect(page).toHaveURL('/voice-recorder?by=photo');
});

test("The map's sheet follows my finger, and stays where I throw it", { tag: '@phone' }, async ({ page }) => {
  await open(page, `${DEMO_ZONE}/map`);
  const larger = page.getByRole('button', { name: 'Make the list larger' });
  const top = async () => (await page.locator('section:has(> [aria-expanded])').boundingBox())?.y ?? 0;
  const half = await top();
  const finger = await touchOn(larger);
  await finger.moveBy(0, -150);
  // Browsers pass moves on with the next frame.
  await expect.poll(top).toBeCloseTo(half - 150, 0);
  await finger.moveBy(0, 145);
  await expect.poll(top).toBeCloseTo(half - 5, 0);
  await finger.moveBy(0, -145);
  await finger.lift();
  const smaller = page.getByRole('button', { name: 'Show the map' });
  await expect(smaller).toBeVisible();
  await expect.poll(top).toBeLessThan(half - 150);
  const again = await touchOn(smaller);
  await again.moveBy(0, 60);
  await expect(page.getByRole('region', { name: 'Map of listings' })).toBeVisible();
  await again.lift();
  await expect(larger).toBeVisible();
  await expect.poll(top).toBeCloseTo(half, 0);
});

test('Every list that changes while I look can be refreshed, also by keyboard', {
  tag: '@desktop',
}, async ({ page, browser, asMember: _ }) => {
  const { seller, sellerSays } = await startConversation(browser, page);
  await sellerSays('Still here.');
  for (const [path, request] of [
    ['/messages', '**/api/conversations*'],
    ['/notifications', '**/api/notifications*'],
    ['/dashboard', '**/dashboard.data*'],
    ['/reviews', '**/reviews.data*'],
    ['/leaderboard', '**/leaderboard.data*'],
    [`${DEMO_ZONE}?tab=discussion`, '**/posts*'],
  ] as const) {
    await open(page, path);
    const requested = page.waitForRequest(request);
    await page.getByRole('button', { name: 'Refresh', exact: true }).press('Enter');
    await requested;
    await expect(page.getByText('Refreshed', { exact: true }), path).toBeAttached();
  }
  await seller.context.close();
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

test('Everything I press responds at once, the same everywhere', {
  tag: '@desktop',
}, async ({ page, browser, asMember }) => {
  const { seller, sellerSays } = await startConversation(browser, page);
  await sellerSays('Still here.');
  await postListing(page.request, { title: 'Own lamp' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const main = page.getByRole('main');
  /** Presses a control, of a larger element that answers. */
  async function press(control: Locator, pressed = control, name = ''): Promise<void> {
    await control.hover();
    await page.mouse.down();
    await expect(pressed, name).toHaveCSS('filter', 'brightness(0.94)');
    await expect(pressed, name).toHaveCSS('scale', '0.97');
    expect(await pressed.evaluate(durationOfScale), name).toBe('0.08s');
    // Elsewhere, so that nothing opens.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await open(page, '/dev/kit');
  for (const kind of ['button.btn', 'a.btn', '.icon-btn', 'button.chip', '.tab[role=tab]']) {
    const control = main.locator(`${kind}:visible:not(:disabled, [aria-disabled=true])`).first();
    await press(control, control, kind);
  }

  // A card or row gives way as a whole, although only its title is the link.
  for (const [path, rows] of [
    ['/listings', 'article'],
    ['/drop-zones?tab=explore', 'article'],
    [`${DEMO_ZONE}/map`, '.press'],
    ['/dashboard', 'li.press'],
    ['/messages', 'li a.press'],
    ['/leaderboard', 'tr.press'],
  ] as const) {
    await open(page, path);
    const row = main.locator(`${rows}:visible`).first();
    const link = row.getByRole('link').first();
    await press(rows.endsWith('a.press') ? row : link, row, path);
  }
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'About' }));
  await page.getByRole('button', { name: asMember.email }).click();
  await whenStill(page);
  await press(page.getByRole('menuitem').first());
  await page.setViewportSize({ width: 390, height: 844 });
  await press(
    page.getByRole('navigation').locator('[data-dock] a:visible, a[href="/listings"]:visible').last(),
  );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/listings');
  const card = page.getByRole('article').first();
  await card.getByRole('link').hover();
  await page.mouse.down();
  await expect(card).toHaveCSS('filter', 'brightness(0.94)');
  await expect(card).toHaveCSS('scale', 'none');
  await seller.context.close();
});

/** Returns how long an element takes to change its scale. */
function durationOfScale(element: Element): string | undefined {
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  return transitionDuration.split(', ')[transitionProperty.split(', ').indexOf('scale')];
}

/** Waits for the end of a transition: one that is interrupted may move nothing. */
const whenStill = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

/** Returns a function that says what moved in each transition so far. */
async function recordMoves(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moves: string[][] = [];
    const durations: unknown[] = [];
    Object.assign(window, { moves, durations });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = () => {
        const names = document.getAnimations().flatMap(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          const name = /^::view-transition-group\((.+)\)$/.exec(pseudo ?? '')?.[1];
          if (name !== undefined) durations.push(effect?.getTiming().duration);
          return name ?? [];
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
