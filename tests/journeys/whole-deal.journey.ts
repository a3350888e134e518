import type { Page } from '@playwright/test';
import { anotherMember, type Person } from './chat-people.ts';
import { act, bar, card, dialog, log, offer, pinned, proposeTomorrow } from './deal-page.ts';
import { axe, expect, expectToast, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';
import { pendingOf, writeReview } from './write-review.ts';

/** One participant of a deal: the chat, a second page, and their name. */
interface Side {
  page: Page;
  beside: Page;
  name: string;
}

interface Deal {
  buyer: Side;
  seller: Side;
  /** Another person who asks about it and does not get it. */
  other: Person;
  listing: { id: string; title: string };
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
const banner = (page: Page) => page.getByRole('banner');
const badgeOfListing = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const inboxRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name });
const stat = (page: Page, name: string) =>
  page
    .getByRole('definition')
    .filter({ has: page.locator(`xpath=preceding-sibling::dt[normalize-space()="${name}"]`) });
const reviews = (page: Page) => page.getByRole('article');
const notices = (page: Page) => page.getByRole('list', { name: 'Notifications' });

/** The link to a member's chats, in the top bar or the dock. */
const chats = (page: Page) =>
  isPhone(page)
    ? page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: /Chat/ })
    : banner(page).getByRole('link', { name: /^Messages/ });

/** The link to a member's notifications. */
const bell = (page: Page) =>
  (isPhone(page) ? page.getByRole('navigation', { name: 'Shortcuts' }) : banner(page)).getByRole('link', {
    name: /^Notifications/,
  });

test('Two members go from "Is this still available?" to both reviews, live in browsers side by side (MSG-13, MSG-21, MSG-38, A-39, A-76, DETAIL-25, NAV-46, NAV-47, NOTIF-03, NOTIF-06, REVIEW-04, REVIEW-05, PROFILE-03, PROFILE-11)', {
  tag: '@phone',
}, async ({ page, context, browser, asMember }) => {
  test.slow();
  const seller = await anotherMember(browser, page);
  const other = await anotherMember(browser, page);
  const listing = await postListing(seller.context.request, {
    title: `Chair of ${seller.username}`,
    photos: 1,
  });
  const deal: Deal = {
    buyer: { page, beside: await context.newPage(), name: asMember.username },
    seller: { page: seller.page, beside: await seller.context.newPage(), name: seller.username },
    other,
    listing,
  };
  await open(seller.page, '/dashboard');
  await ask(deal);

  // The unread count shows on every page of the seller, and opening the chat clears it.
  await expect(chats(seller.page)).toContainText('1');
  await expect(seller.page.getByRole('region', { name: 'Waiting for your reply' })).toContainText(
    asMember.username,
  );
  await expect(bell(seller.page)).toHaveAccessibleName(/1 unread/);
  await chats(seller.page).click();
  await expect(inboxRow(seller.page, asMember.username)).toContainText('1 unread');
  await inboxRow(seller.page, asMember.username).click();
  await log(seller.page).getByRole('button', { name: 'Turn automatic answers off' }).click();
  await expectToast(
    seller.page,
    'Automatic answers are off',
    "You'll answer “Is this still available?” yourself.",
  );
  await expect(log(seller.page).getByRole('button', { name: 'Turn automatic answers on' })).toBeVisible();
  await expect(log(page).getByText('Read', { exact: true })).toBeVisible();
  const replies = seller.page.getByRole('group', { name: 'Quick replies' }).getByRole('button');
  await expect(replies).toHaveCount(6);
  // The automatic answer has said that it is available.
  await expect(replies.first()).toHaveText('What would you pay?');

  await open(deal.seller.beside, `/listing/${listing.id}`);
  await askToo(deal);
  await expect(chats(deal.seller.beside)).toContainText('1');
  await agree(deal);
  await open(deal.buyer.beside, '/reviews');
  await expect(pendingOf(deal.buyer.beside)).toContainText('Nothing to review.');
  await sell(deal);

  await open(deal.seller.beside, '/dashboard');
  await expect(stat(deal.seller.beside, 'Sold')).toHaveText('1');
  await expect(stat(deal.seller.beside, 'Revenue')).toHaveText('$22.00');

  // The buyer watches the notifications arrive. The seller opens them later.
  await open(page, '/notifications');
  await expect(notices(page)).toContainText("It's yours: $22");
  await reviewEachOther(deal);
  await open(seller.page, '/notifications');
  await expect(notices(seller.page)).toContainText('Offer accepted: $22');
  for (const theirs of [page, seller.page]) {
    // The person who was reviewed first sees the newer request.
    await expect(notices(theirs)).toContainText(/How did it go\?|Someone reviewed you/);
    await expect(notices(theirs)).toContainText('You have a new review');
  }

  await open(page, `/profile/${seller.id}`);
  await expect(page.getByRole('term').filter({ hasText: 'Deals done' }).locator('xpath=..')).toContainText(
    '1',
  );
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Reviews' });
  await expect(panel.getByText('4.0/5')).toBeVisible();
  await expect(panel.getByText('4 stars: 1')).toBeAttached();
  await expect(panel.getByText('5 stars: 0')).toBeAttached();
  await expect(panel.getByText('4 of 5 stars')).toBeAttached();
  await expect(reviews(page)).toContainText('Just as described.');
  for (const { context: theirs } of [seller, other]) await theirs.close();
});

/** The buyer asks from the listing, and the automatic answer comes immediately. */
async function ask({ buyer: { page }, listing }: Deal): Promise<void> {
  await open(page, `/listing/${listing.id}`);
  await badgeOfListing(page).getByRole('button', { name: 'Message' }).click();
  await page.getByRole('button', { name: 'Is this still available?' }).click();
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Yes, it is still available.')).toBeVisible();
  await expect(log(page).getByText('Automatic answer')).toBeVisible();
  await expect(pinned(page, listing.title)).toContainText('Available');
}

async function askToo({ other: { page }, listing }: Deal): Promise<void> {
  await open(page, `/listing/${listing.id}`);
  await badgeOfListing(page).getByRole('button', { name: 'Message' }).click();
  await page.getByRole('textbox', { name: /^Message / }).fill('I would like it');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(/^(Sent|Delivered|Read)$/)).toBeVisible();
}

/** An offer, a counteroffer, an acceptance and a meet-up, shown on both sides without a reload. */
async function agree({ buyer, seller, other, listing }: Deal): Promise<void> {
  const theirs = seller.page;
  await act(buyer.page, 'Make an offer');
  await offer(buyer.page, '20', 'Send offer');
  await expect(bar(buyer.page)).toContainText('Your offer: $20. Expires in 24 h');
  await card(theirs, `${buyer.name} offered $20`).getByRole('button', { name: 'Counter' }).click();
  await offer(theirs, '22', 'Send counter-offer');
  await expect(badgeOfListing(seller.beside)).toContainText('Available');
  await card(buyer.page, `${seller.name} countered with $22`).getByRole('button', { name: 'Accept' }).click();
  await expect(card(theirs, `${buyer.name} accepted $22`)).toBeVisible();
  for (const page of [buyer.page, theirs, other.page]) {
    await expect(pinned(page, listing.title)).toContainText('Reserved');
  }
  await expect(badgeOfListing(seller.beside)).toContainText('Reserved');
  await expect(bar(buyer.page)).toContainText('Reserved for you: $22, until');
  await expect(bar(theirs)).toContainText(`Reserved for ${buyer.name}: $22, until`);
  await expect(bar(other.page)).toContainText('Reserved for someone else');

  await act(buyer.page, 'Meet up');
  await proposeTomorrow(buyer.page, 'Cafe at the library');
  await card(theirs, `${buyer.name} proposes to meet`).getByRole('button', { name: 'Confirm' }).click();
  await expect(card(buyer.page, `${seller.name} confirmed the meet-up`)).toContainText('Tomorrow at 5:30 PM');
}

/** Sold in the chat and visible everywhere. The other interested person is notified. */
async function sell({ buyer, seller, other, listing }: Deal): Promise<void> {
  const theirs = seller.page;
  await open(other.page, '/messages');
  await act(theirs, 'Mark as sold');
  await dialog(theirs).getByRole('button', { name: 'Mark as sold' }).click();
  await expect(card(theirs, `Sold to ${buyer.name} for $22`)).toBeVisible();
  await expect(card(buyer.page, 'Sold to you for $22')).toBeVisible();
  await expect(bar(buyer.page)).toContainText('You bought it for $22');
  for (const page of [buyer.page, theirs]) await expect(pinned(page, listing.title)).toContainText('Sold');
  await expect(badgeOfListing(seller.beside)).toContainText('Sold');
  await expect(pendingOf(buyer.beside)).toContainText(listing.title);
  await act(theirs, '‘Sold, thanks’ to the others');
  await expectToast(theirs, 'Sold, thanks', 'Sent to one person.');
  await expect(bar(theirs).getByRole('button', { name: /Sold, thanks/ })).toHaveCount(0);
  await axe(theirs);
  const thanks = inboxRow(other.page, seller.name);
  await expect(thanks).toContainText("It's sold now. Thank you for your interest!");
  await expect(thanks).toContainText('1 unread');
  await expect(chats(other.page)).toContainText('1');
  await thanks.click();
  await expect(pinned(other.page, listing.title)).toContainText('Sold');
  await expect(bar(other.page)).toContainText('It was sold to someone else');
  await expect(thanks.getByText('1 unread')).toHaveCount(0);
}

/** Reviews are hidden until both are written, then shown to both. */
async function reviewEachOther({ buyer, seller, listing }: Deal): Promise<void> {
  const toReviews = bar(seller.page).getByRole('link', { name: 'Write a review' });
  await open(seller.beside, (await toReviews.getAttribute('href')) ?? '');
  await expect(pendingOf(seller.beside)).toContainText(listing.title);
  await writeReview(seller.beside, 'Paid at once.');
  await expect(pendingOf(seller.beside)).toContainText('Nothing to review.');
  await expect(pendingOf(buyer.beside)).toContainText(`${seller.name} reviewed you.`);
  await expect(reviews(buyer.beside)).toHaveCount(0);
  await writeReview(buyer.beside, 'Just as described.', 4);
  await expectToast(buyer.beside, 'Review published', "You've both written, so both reviews are public now.");
  await expect(reviews(buyer.beside)).toContainText('Paid at once.');
  await expect(reviews(seller.beside)).toContainText('Just as described.');
}
