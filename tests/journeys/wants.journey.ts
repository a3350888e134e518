import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { anotherBrowser, anotherMember } from './chat-people.ts';
import { expectPosted, fillListing, openDetails, postButton } from './create-form.ts';
import { axe, expect, expectToast, newMember, open, test } from './fixtures.ts';

const wantField = (page: Page) => page.getByRole('textbox', { name: /^What are you looking for/ });
const find = (page: Page) => page.getByRole('button', { name: 'Find' });
const alerts = (page: Page) => page.getByRole('switch', { name: /^Tell me about new matches/ });
const matches = (page: Page) => page.getByRole('region', { name: 'Matches' });

/** Signs up with the form on the page. */
async function submitSignUp(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Username') });
  const member = newMember();
  await form.getByLabel('Username').fill(member.username);
  await form.getByLabel('Email', { exact: false }).fill(member.email);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.locator('button[type=submit]').click();
}

/** Wants the same as the journey's member, as the API stores it. */
async function wantToo(request: APIRequestContext, text: string): Promise<void> {
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  const read = await request.post('/api/wants/read', { data: { text }, headers });
  const { want } = (await read.json()) as { want: object };
  const stored = await request.post('/api/wants', { data: want, headers });
  expect(stored.status(), await stored.text()).toBe(201);
}

test('A want in my own words is stored by Find, its seller reads that people wait, and I hear of the listing without a reload (MATCH-01, MATCH-02, MATCH-03, MATCH-05, MATCH-06, PROD-07, NAV-30, A-84)', {
  tag: '@desktop',
}, async ({ page, browser, asMember }) => {
  test.slow();
  expect(asMember.username).toBeTruthy();
  const word = `zither${randomBytes(3).toString('hex')}`;
  const sentence = `${word} under 300, not broken`;

  await open(page, '/match-me');
  await expect(page.getByText('AI powered')).toBeVisible();
  await expect(alerts(page)).toBeChecked();
  await find(page).click();
  await expectToast(page, 'Search Required', "Please enter what you're looking for");
  await expect(wantField(page)).toBeFocused();
  await wantField(page).fill(sentence);
  await wantField(page).press('Enter');
  await expect(matches(page).getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await expect(page.getByText('In your saved searches.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change price: Up to $300' })).toBeVisible();
  await axe(page);

  // Prices that exclude each other are named, and either can go.
  const visitor = await (await anotherBrowser(browser, page)).newPage();
  await open(visitor, '/match-me?q=bike+over+300+and+under+200');
  const contradiction = visitor.getByRole('heading', { name: 'No price fits both' });
  await expect(contradiction).toBeVisible();
  await visitor.getByRole('button', { name: 'Remove: Over $300' }).click();
  await expect(contradiction).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Change price: Up to $200' })).toBeVisible();
  await visitor.goBack();
  await expect(contradiction).toBeVisible();

  // A visitor takes the want along to their new account.
  await open(visitor, `/match-me?q=${encodeURIComponent(sentence)}`);
  await expect(visitor.getByRole('heading', { name: 'Alerts need a free account' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Sign up' }).click();
  await submitSignUp(visitor);
  await expect(visitor).toHaveURL(/^[^?]*\/match-me\?/);
  await expect(visitor.getByText('In your saved searches.')).toBeVisible();
  await visitor.context().close();
  const third = await anotherMember(browser, page);
  await wantToo(third.context.request, sentence);
  await third.context.close();

  const seller = await anotherMember(browser, page);
  await open(seller.page, '/create-listing');
  await seller.page.getByLabel('Title').fill(`Concert ${word}`);
  await seller.page.getByLabel('Price', { exact: true }).fill('240');
  await openDetails(seller.page);
  await expect(seller.page.getByText('3 people look for this, up to $300')).toBeVisible();
  await axe(seller.page);
  await fillListing(seller.page, {
    title: `Concert ${word}`,
    description: 'Spruce top, all strings new.',
    price: '240',
    category: 'Musical Instruments',
  });
  await postButton(seller.page).click();
  await expectPosted(seller.page);
  await expect(seller.page.getByText('3 people are looking for this')).toBeVisible();
  await expect(seller.page.getByText('They just got an alert.')).toBeVisible();
  await axe(seller.page);
  const posted = new URL(seller.page.url()).searchParams.get('posted');

  await expect(page.getByRole('link', { name: /^Notifications, 1 unread/ })).toBeVisible();
  await open(page, '/notifications');
  await page.getByRole('link', { name: `New match: Concert ${word}` }).click();
  await expect(page).toHaveURL(`/listing/${posted}`);

  await open(page, '/match-me/wants');
  await expect(page.getByText('1 of 20')).toBeVisible();
  await page.getByRole('combobox', { name: /^How often/ }).selectOption('Weekly');
  await page.getByRole('switch', { name: /On$/ }).click();
  await expect(page.getByText(/^Paused on /)).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^How often/ })).toHaveValue('weekly');
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /^Edit / }).click();

  await expect(matches(page).getByRole('heading', { name: '1 match' })).toBeVisible();
  const match = matches(page).getByRole('listitem').first();
  await expect(match.getByRole('heading', { name: `Concert ${word}` })).toBeVisible();
  await expect(match.getByText('$240')).toBeVisible();
  await expect(match.getByText(seller.username, { exact: true })).toBeVisible();
  await expect(match.getByRole('list', { name: 'Pros' })).toBeVisible();
  await axe(page);

  // What it asks for is corrected in place, by keyboard, with the focus where it was.
  const price = page.getByRole('button', { name: /^Change price/ });
  await price.press('Enter');
  await page.getByLabel('At most').fill('200');
  await page.getByLabel('At most').press('Enter');
  await expect(matches(page).getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await expect(price).toHaveAccessibleName('Change price: Up to $200');
  await expect(price).toBeFocused();

  // The same page keeps what is saved in Browse.
  await open(page, `/listings?q=${word}`);
  await page
    .getByRole('region', { name: 'Not the one yet?' })
    .getByRole('button', { name: 'Save this search' })
    .click();
  const saved = page.getByRole('dialog', { name: 'Saved' });
  await saved.getByRole('radio', { name: 'Daily' }).check({ force: true });
  await saved.getByRole('link', { name: 'Your saved searches' }).click();
  await expect(page.getByText('2 of 20')).toBeVisible();
  await expect(page.getByRole('heading', { name: `“${word}”` })).toBeVisible();
  await seller.context.close();
});

const BUSY = { status: 503, code: 'BUSY', title: 'Busy', detail: 'The database is away.' };

/** Saves a search as a visitor, then signs up. The site is busy when the search is to be stored. */
async function saveBeforeSignUp(page: Page, query: string): Promise<void> {
  await open(page, `/listings?q=${query}`);
  await page.getByRole('button', { name: 'Save this search' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  await whenStoring(page, (route) => route.fulfill({ status: 503, json: BUSY }));
  await submitSignUp(page);
  await expect(page).toHaveURL(`/listings?q=${query}`);
  await expectToast(page, 'Busy', 'The database is away.');
}

/** Answers the next request that stores a search. */
async function whenStoring(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let isAnswered = false;
  await page.route('**/api/wants', async (route) => {
    if (isAnswered || route.request().method() !== 'POST') return route.fallback();
    isAnswered = true;
    await answer(route);
  });
}

test('A search that I save before I have an account is stored once, although the first requests fail (MATCH-06)', {
  tag: '@desktop',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/503|ERR_FAILED/);
  await saveBeforeSignUp(page, 'zither');
  // Stored, but the answer is lost.
  await whenStoring(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.reload();
  await expectToast(page, 'No connection', 'Please check your connection and try again.');
  await open(page, '/match-me/wants');
  await expectToast(page, 'Search saved', '“zither”');
  await expect(page.getByText('1 of 20')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 20')).toBeVisible();
});

test('A search that I save myself after it could not be stored is stored once', {
  tag: '@phone',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/503/);
  await saveBeforeSignUp(page, 'zither');
  await page.getByRole('button', { name: 'Save this search' }).first().click();
  const saved = page.getByRole('dialog', { name: 'Saved' });
  await saved.getByRole('link', { name: 'Your saved searches' }).click();
  await expect(page.getByText('1 of 20')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 20')).toBeVisible();
});
