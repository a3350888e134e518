import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DAY_MS } from '../../src/shared/time.ts';
import { anotherBrowser, anotherMember, startConversation } from './chat-people.ts';
import { act, bar, card, dialog, log, menu, offer, proposeTomorrow } from './deal-page.ts';
import { axe, expect, noSidewaysScroll, open, resize, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

test('Each step of a deal asks for what it needs, and names mistakes (A-39, A-76)', {
  tag: '@phone',
}, async ({ page, browser, asMember }) => {
  const { seller, conversationId } = await startConversation(browser, page);
  const buyer = asMember.username;
  const theirs = seller.page;
  await open(theirs, `/messages/${conversationId}`);
  await open(page, `/messages/${conversationId}`);

  // Makes an offer, with a typo first. Canceling returns the focus to the pressed button.
  for (const [name, pressed] of [
    ['Make an offer', bar(page).getByRole('button', { name: 'Make an offer' })],
    ['Meet up', menu(page)],
  ] as const) {
    await act(page, name);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(pressed).toBeFocused();
  }
  await act(page, 'Make an offer');
  await dialog(page).getByLabel('Your offer').fill('none');
  await dialog(page).getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog(page).getByText('Use digits, with a dot before the cents')).toBeVisible();
  await dialog(page).getByLabel('Your offer').fill('99999');
  await dialog(page).getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog(page).getByText(/^The price is \$\d+\. Offer that or less\.$/)).toBeVisible();
  await offer(page, '20', 'Send offer');
  await expect(card(page, 'You offered $20')).toContainText('Expires in 24 h');
  await expect(bar(page)).toContainText('Your offer: $20. Expires in 24 h');

  // Countered and accepted.
  const offered = card(theirs, `${buyer} offered $20`);
  // The next step is in view.
  await expect(bar(theirs).getByRole('button', { name: 'Accept $20' })).toBeVisible();
  for (const [name, pressed] of [
    ['Meet up', menu(theirs)],
    ['Reserve', menu(theirs)],
    ['Mark as sold', menu(theirs)],
  ] as const) {
    await act(theirs, name);
    await theirs.keyboard.press('Escape');
    await expect(pressed).toBeFocused();
  }
  // The last visible button is last in the tab order.
  await theirs.keyboard.press('Tab');
  await expect(log(theirs)).toBeFocused();
  await offered.getByRole('button', { name: 'Counter' }).click();
  await theirs.keyboard.press('Escape');
  await expect(offered.getByRole('button', { name: 'Counter' })).toBeFocused();
  await offered.getByRole('button', { name: 'Counter' }).click();
  await offer(theirs, '22', 'Send counter-offer');
  await expect(offered.getByRole('button')).toHaveCount(0);
  // The dialog's opener is gone, so its container has the focus.
  await expect(log(theirs)).toBeFocused();
  await card(page, `${seller.username} countered with $22`).getByRole('button', { name: 'Accept' }).click();
  await expect(card(page, 'You accepted $22')).toBeVisible();

  // The meet-up is the next step of both, in view.
  for (const one of [page, theirs])
    await expect(bar(one).getByRole('button', { name: 'Meet up' })).toBeVisible();
  await act(page, 'Meet up');
  await dialog(page).getByRole('button', { name: 'Propose' }).click();
  await expect(dialog(page).getByText('Enter a place to meet.')).toBeVisible();
  await expect(dialog(page).getByText('Choose a day and a time.')).toBeVisible();
  await proposeTomorrow(page, 'Cafe at the library');
  const proposed = card(theirs, `${buyer} proposes to meet`);
  await expect(proposed).toContainText('Cafe at the library');
  await expect(proposed).toContainText('Tomorrow at 5:30 PM');
  await expect(bar(theirs).getByRole('button', { name: 'Confirm meet-up' })).toBeVisible();
  await proposed.getByRole('button', { name: 'Confirm' }).click();
  const confirmed = card(page, `${seller.username} confirmed the meet-up`);
  const download = page.waitForEvent('download');
  await confirmed.getByRole('link', { name: 'Add to calendar' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('LOCATION:Cafe at the library');
  await axe(page);
  await noSidewaysScroll(page);

  // Sold, for the price they agreed on.
  await expect(bar(theirs).getByRole('button', { name: 'Mark as sold' })).toBeVisible();
  await act(theirs, 'Mark as sold');
  await expect(dialog(theirs).getByLabel('Sold for')).toHaveValue('22');
  await dialog(theirs).getByRole('button', { name: 'Mark as sold' }).click();
  await expect(card(theirs, `Sold to ${buyer} for $22`)).toBeVisible();
  await expect(card(page, 'Sold to you for $22')).toBeVisible();
  await seller.context.close();
});

test('On a phone a chat leaves its height to the messages: the deal takes a row with its next step, and quick replies are gone once I type, on a low screen and above the keyboard (MSG-12, MSG-13, A-39)', {
  tag: '@phone',
}, async ({ page, browser, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const { seller, conversationId } = await startConversation(browser, page);
  await open(page, `/messages/${conversationId}`);
  await act(page, 'Make an offer');
  await offer(page, '20', 'Send offer');
  await expect(bar(page)).toContainText('Your offer: $20');
  const whole = page.viewportSize() ?? { width: 390, height: 844 };
  const dock = page.getByRole('navigation', { name: 'Primary' });
  const replies = page.getByRole('group', { name: 'Quick replies' });
  const status = page.getByText('Your offer: $20').filter({ visible: true });
  const next = bar(page).getByRole('button', { name: 'Meet up' });
  const field = page.getByRole('textbox', { name: /^Message / });
  await expect(menu(page)).toBeHidden();
  await expect(dock).toHaveCount(0);
  const messages = await log(page).boundingBox();
  if (!messages) throw new Error('The messages are not shown.');
  expect(messages.y, 'header and deal').toBeLessThanOrEqual(132);
  expect(whole.height - messages.y - messages.height, 'quick replies and input').toBeLessThanOrEqual(132);
  await field.fill('Hi');
  await expect(replies).toBeHidden();
  await field.fill('');
  await expect(replies).toBeVisible();

  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [640, 400],
    [390, 480],
    [360, 640],
    [320, 568],
  ] as const) {
    await resize(page, { width, height });
    await expect(replies).toBeHidden();
    await expect(field).toBeInViewport({ ratio: 1 });
    expect((await log(page).boundingBox())?.height, 'messages').toBeGreaterThan(height / 3);
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
    await noSidewaysScroll(page);
  }
  await axe(page);
  await act(page, 'Meet up');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(next).toBeFocused();

  // The keyboard covers a part of the page without resizing it.
  await resize(page, whole);
  await expect(replies).toBeVisible();
  await field.focus();
  await page.evaluate(() => {
    const viewport = window.visualViewport ?? new EventTarget();
    Object.defineProperty(viewport, 'height', { value: 440 });
    viewport.dispatchEvent(new Event('resize'));
  });
  await expect(replies).toBeHidden();
  await seller.context.close();
});

/** Sets the clock of a page's device. Playwright's own also hides that the page is ready: it replaces `performance`. */
const setClockAhead = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((ahead) => {
    const { now } = Date;
    Date.now = () => now() + ahead;
    window.Date = new Proxy(Date, {
      construct: (RealDate, args) => new RealDate(...((args.length === 0 ? [Date.now()] : args) as [number])),
    });
  }, ms);

test('On a device whose clock is a day ahead, what is new says so, an offer expires when it does, and a reservation lasts as long as I chose (A-39, MSG-29, MSG-30, NOTIF-07)', {
  tag: '@phone',
}, async ({ page, browser, asMember, baseURL }) => {
  const { seller, conversationId } = await startConversation(browser, page);
  const offered = await page.request.post(`/api/conversations/${conversationId}/offers`, {
    data: { id: crypto.randomUUID(), priceCents: 2000 },
    headers: { Origin: baseURL ?? '' },
  });
  expect(offered.ok(), await offered.text()).toBe(true);
  const theirs = seller.page;
  await setClockAhead(theirs, DAY_MS);
  await open(theirs, '/notifications');
  await expect(theirs.getByRole('link', { name: /offer/ })).toContainText('Just now');
  await open(theirs, '/messages');
  await expect(theirs.getByRole('link', { name: asMember.username })).toContainText(/\d:\d\d [AP]M/);
  await open(theirs, `/messages/${conversationId}`);
  await expect(log(theirs).getByRole('heading')).toHaveText('Today');
  await expect(bar(theirs)).toContainText(`${asMember.username} offers $20. Expires in 24 h`);
  await act(theirs, 'Reserve');
  await dialog(theirs).getByText('A day', { exact: true }).click();
  await dialog(theirs).getByRole('button', { name: 'Reserve' }).click();
  await expect(dialog(theirs)).toHaveCount(0);
  const deal = await page.request.get(`/api/conversations/${conversationId}/deal`);
  const { reservation } = (await deal.json()) as { reservation: { until: string } };
  expect((Date.parse(reservation.until) - Date.now()) / DAY_MS).toBeCloseTo(1, 2);
  await seller.context.close();
});

test('An offer starts from the listing; the seller names the buyer, others are notified, and a visitor watches it (A-39, A-76, DETAIL-03, DETAIL-25)', {
  tag: '@desktop',
}, async ({ page, browser, asMember }) => {
  const seller = await anotherMember(browser, page);
  const other = await anotherMember(browser, page);
  const listing = await postListing(seller.context.request, { title: `Clock of ${seller.username}` });
  await open(page, `/listing/${listing.id}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await expect(dialog(page)).toContainText('Make an offer');
  await offer(page, '11', 'Send offer');
  await expect(card(page, 'You offered $11')).toBeVisible();
  await expect(page).not.toHaveURL(/offer=/);
  await card(page, 'You offered $11').getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(card(page, 'You withdrew the offer of $11')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Make an offer' })).toBeVisible();

  await open(other.page, `/messages/${seller.id}?listing=${listing.id}`);
  await other.page.getByRole('textbox', { name: /^Message / }).fill('I would like it');
  await other.page.keyboard.press('Enter');
  await expect(log(other.page).getByText('Delivered').or(log(other.page).getByText('Sent'))).toBeVisible();

  const visitor = await (await anotherBrowser(browser, page)).newPage();
  await open(visitor, `/listing/${listing.id}`);
  const status = visitor.getByRole('region', { name: 'At a glance' });
  await expect(status.getByText('Available')).toBeVisible();
  await visitor.evaluate(() => Object.assign(window, { stays: true }));
  await open(seller.page, '/messages');
  await seller.page.getByRole('link').filter({ hasText: asMember.username }).click();
  await act(seller.page, 'Reserve');
  await dialog(seller.page).getByRole('button', { name: 'Reserve' }).click();
  await expect(status.getByText('Reserved')).toBeVisible();

  await open(seller.page, `/listing/${listing.id}`);
  await seller.page.getByRole('button', { name: 'Mark as sold' }).click();
  const choice = dialog(seller.page);
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await axe(seller.page);
  await choice.getByRole('radio', { name: asMember.username }).check();
  await expect(choice.getByText('to the other person who asked')).toBeVisible();
  await choice.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(choice).toHaveCount(0);
  await expect(seller.page.getByRole('button', { name: 'Put back for sale' })).toBeVisible();
  await expect(card(page, 'Sold to you for $24')).toBeVisible();
  await expect(log(other.page).getByText("It's sold now. Thank you for your interest!")).toBeVisible();
  await expect(bar(other.page)).toContainText('It was sold to someone else');
  await expect(status.getByText('Sold', { exact: true })).toBeVisible();
  expect(await visitor.evaluate(() => 'stays' in window), 'the page was not loaded again').toBe(true);
  for (const context of [seller.context, other.context, visitor.context()]) await context.close();
});
