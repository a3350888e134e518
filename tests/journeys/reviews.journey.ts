import type { Page } from '@playwright/test';
import { anotherMember, type Person } from './chat-people.ts';
import { axe, expect, expectToast, expectUncovered, open, test, whenReady } from './fixtures.ts';
import { sellTo } from './sell-to.ts';
import { pendingOf, writeReview } from './write-review.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');

async function ownId(page: Page): Promise<string> {
  const viewer = (await (await page.request.get('/api/viewer')).json()) as { account: { id: string } };
  return viewer.account.id;
}

/** Writes the other participant's review, so that both reviews are published. */
async function answerOf(person: Person, text: string, rating: number): Promise<void> {
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  const { pending } = (await (await person.context.request.get('/api/reviews/pending')).json()) as {
    pending: { saleId: string }[];
  };
  for (const { saleId } of pending) {
    const data = { saleId, rating, text };
    const answer = await person.context.request.post('/api/reviews', { data, headers });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

test('After a deal I review the other, a blank review is refused in the exact words, and mine is hidden until the other is written (REVIEW-03, REVIEW-04, REVIEW-05, REVIEW-08, REVIEW-09, REVIEW-10, REVIEW-11, REVIEW-14, REVIEW-18)', {
  tag: '@phone',
}, async ({ page, browser, asMember, expectComplaint }) => {
  expect(asMember.username).not.toBe('');
  expectComplaint(/ERR_FAILED/);
  const me = await ownId(page);
  const seller = await anotherMember(browser, page);
  await sellTo(seller.id, me, 'Brass desk lamp');

  await open(page, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Your reviews' }).click();
  await expect(page).toHaveURL('/reviews');
  await expect(page).toHaveTitle('My Reviews. Offhand');
  await expect(page.getByRole('heading', { name: 'My Reviews', level: 1 })).toBeVisible();
  const waiting = pendingOf(page).getByRole('listitem');
  await expect(waiting).toContainText('Brass desk lamp');
  await expect(waiting).toContainText(seller.username);

  const write = page.getByRole('button', { name: /^Write a review/ });
  const dialog = page.getByRole('dialog', { name: `Review ${seller.username}` });
  await write.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(write).toBeFocused();
  await write.click();
  const stars = dialog.getByRole('radio');
  await expect(stars).toHaveCount(5);
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await dialog.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  const text = dialog.getByLabel('Your review');
  const submit = dialog.getByRole('button', { name: 'Submit review' });
  await expect(text).toHaveAttribute('rows', '4');
  await text.fill('   ');
  await submit.click();
  await expectToast(page, 'Review cannot be empty', 'Please write a review before submitting.');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expectUncovered(page, text);
  await expectUncovered(page, submit);
  await axe(page);
  await text.fill('Just as described.');
  await page.route('**/api/reviews', (route) => route.abort(), { times: 1 });
  await submit.click();
  await expectToast(page, 'Error', 'Could not submit your review');
  await expect(text).toHaveValue('Just as described.');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await submit.click();
  await expectToast(
    page,
    'Review saved',
    `It's published once ${seller.username} reviews you too, or in 14 days.`,
  );
  await expect(pendingOf(page).getByRole('listitem')).toHaveCount(0);

  await tab(page, 'Given').click();
  await expect(cards(page)).toContainText(`Only you can see it until ${seller.username} reviews you too`);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('I reply once to a review of me, and others find it helpful (REVIEW-01, REVIEW-06, REVIEW-07, REVIEW-13, REVIEW-17)', {
  tag: '@phone',
}, async ({ page, browser, asMember }) => {
  const me = await ownId(page);
  const buyer = await anotherMember(browser, page);
  await sellTo(me, buyer.id, 'Rain boots');
  await open(page, '/reviews');
  await writeReview(page, 'Came in the rain.');
  await answerOf(buyer, 'Dry inside.', 3);
  await page.reload();
  await whenReady(page);
  await cards(page).getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: `Reply to ${buyer.username}` });
  await dialog.getByLabel('Your reply').fill('And outside now, too.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, 'Reply sent', 'Everyone can read it below the review.');
  await expect(cards(page)).toContainText('And outside now, too.');
  await expect(cards(page).getByRole('button', { name: 'Reply' })).toHaveCount(0);

  const reader = await anotherMember(browser, page);
  await open(reader.page, `/reviews/${me}`);
  await expect(reader.page.getByRole('heading', { name: `Reviews of ${asMember.username}` })).toBeVisible();
  await expect(cards(reader.page)).toContainText('Bought Rain boots');
  await expect(cards(reader.page)).toContainText(`Reply from ${asMember.username}`);
  const helpful = cards(reader.page).getByRole('button', { name: 'Helpful' });
  const marked = reader.page.waitForResponse('**/helpful');
  await helpful.click();
  expect((await marked).status()).toBe(200);
  await expect(helpful).toHaveText('Helpful(1)');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await reader.page.reload();
  await whenReady(reader.page);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  const unmarked = reader.page.waitForResponse('**/helpful');
  await helpful.click();
  await unmarked;
  await expect(helpful).toHaveText('Helpful');
  await reader.page.route('**/helpful', (route) => route.abort('failed'));
  await helpful.click();
  await expectToast(reader.page, 'Error', 'Could not mark review as helpful');
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await reader.page.getByRole('link', { name: 'Back to profile' }).click();
  await expect(reader.page).toHaveURL(`/profile/${me}`);
});

test("Anybody reads a member's reviews, by their role in the deal (REVIEW-01, REVIEW-02, REVIEW-15, REVIEW-16, NAV-20)", {
  tag: '@phone',
}, async ({ page, expectComplaint }) => {
  await open(page, `/reviews/${UNKNOWN}`);
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  const answer = await page.request.get('/api/listings?category=musical-instruments&limit=60');
  const { listings } = (await answer.json()) as {
    listings: { seller: { id: string; name: string; totalRatings?: number } }[];
  };
  const seller = listings.find(({ seller: { totalRatings = 0 } }) => totalRatings > 3)?.seller;
  if (seller === undefined) throw new Error('nobody in the demo is rated');
  await open(page, `/reviews/${seller.id}?tab=seller`);
  await expect(tab(page, 'As seller')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page).first()).toContainText(/^.*Bought /);
  await expect(tab(page, 'Given')).toHaveCount(0);
  await tab(page, 'Received').click();
  await expect(page).toHaveURL(`/reviews/${seller.id}`);
  const received = page.getByRole('tabpanel', { name: 'Received' });
  await received.getByRole('button', { name: 'Helpful' }).first().click();
  await expectToast(page, 'Authentication Required', 'Please sign in to mark reviews as helpful');

  expectComplaint(/ERR_FAILED/);
  await page.route('**/api/reviews/received**', (route) => route.abort('failed'));
  await tab(page, 'As buyer').click();
  await expectToast(page, 'Error', 'Could not load reviews');
  await page.unroute('**/api/reviews/received**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('tabpanel', { name: 'As buyer' }).getByRole('alert')).toHaveCount(0);
});
