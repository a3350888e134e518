import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/content/demo-ids.ts';
import type { Case } from '../../src/features/trust/cases/contract/case.ts';
import { photoBytes } from '../support/factories.ts';
import { ask } from './ask-database.ts';
import { axe, expectToast, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const headers = { Origin: process.env.JOURNEY_URL ?? '' };

async function asOperator(context: BrowserContext): Promise<void> {
  const data = { email: 'nora@example.com', password: DEMO_PASSWORD };
  expect((await context.request.post('/api/accounts/sign-in', { headers, data })).status()).toBe(204);
}

test("A stranger's report takes a guest's listing down and suspends the guest, both read why, and an appeal brings everything back", {
  tag: '@desktop',
}, async ({ page, context, browser, asGuest, mailTo }) => {
  expect(asGuest.guestId).toBeTruthy();
  const title = `Sealed phone ${Date.now()}`;
  const listing = await postListing(context.request, { title });

  // The stranger has no account.
  const stranger = await browser.newPage();
  const address = `stranger-${Date.now()}@example.com`;
  await open(stranger, `/listing/${listing.id}`);
  await stranger.getByRole('button', { name: 'More', exact: true }).click();
  await stranger.getByRole('menuitem', { name: 'Report listing' }).click();
  const report = stranger.getByRole('dialog', { name: 'Report listing' });
  await report.getByRole('radio', { name: 'Scam or fraud' }).check();
  await report.getByLabel('Details').fill('Asks for a gift card before meeting.');
  await report.getByLabel('Your email').fill(address);
  await report.getByRole('button', { name: 'Send report' }).click();
  const sent = stranger.getByRole('dialog', { name: 'Report sent' });
  await expect(sent.getByRole('button', { name: 'Done' })).toBeFocused();
  const outcome = await sent.getByRole('link', { name: 'You can see what we decided' }).getAttribute('href');
  expect(outcome).toMatch(/^\/reports\/\S+\?key=/);
  await sent.getByRole('button', { name: 'Done' }).click();

  const desk = await browser.newContext();
  await asOperator(desk);
  const operator = await desk.newPage();
  await open(operator, '/operator/cases');
  await operator.getByRole('link', { name: title }).click();
  await expect(operator.getByText('Asks for a gift card before meeting.')).toBeVisible();
  await expect(operator.getByText(/^Yours since/)).toBeVisible();
  const panel = operator.getByRole('complementary', { name: 'Decide' });
  const takeDown = panel.getByRole('radio', { name: 'Take down' });
  // Single keys can be turned off, which is remembered.
  await operator.keyboard.press('?');
  await operator.getByRole('switch', { name: 'Single keys' }).uncheck();
  await operator.keyboard.press('Escape');
  await operator.keyboard.press('t');
  await open(operator, operator.url());
  await operator.keyboard.press('t');
  await expect(takeDown).not.toBeChecked();
  await operator.getByRole('button', { name: 'All keys' }).click();
  await operator.getByRole('switch', { name: 'Single keys' }).check();
  await operator.keyboard.press('Escape');
  await operator.keyboard.press('t');
  await operator.keyboard.press('s');
  await expect(takeDown).toBeChecked();
  await panel.getByLabel('Rule').selectOption({ index: 1 });
  await operator.keyboard.press('r');
  await operator.keyboard.type('You asked a buyer for a gift card before meeting.');
  const decide = panel.getByRole('button', { name: 'Take down and suspend' });
  await expect(decide).toBeEnabled();
  await axe(operator);
  await operator.keyboard.press('Control+Enter');
  await expectToast(operator, 'Take down and suspend');

  await expectMissing(stranger, listing.id);
  const outcomeMail = await mailTo(address, title);
  await stranger.goto(linkIn(outcomeMail.text, '/reports/'));
  await expect(stranger.getByText('That someone reported it. Not who.')).toBeVisible();
  await axe(stranger);

  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Read why' }).click();
  await expect(page.getByText('You asked a buyer for a gift card before meeting.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByLabel('What did we get wrong?')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('What did we get wrong?').fill('It was for a shipping label, not a deposit.');
  const photo = { name: 'label.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photoBytes()) };
  await page.getByLabel('Choose photos').setInputFiles([photo]);
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Your appeal is with us')).toBeVisible();

  await operator.keyboard.press('g');
  await operator.keyboard.press('a');
  await expect(operator).toHaveURL('/operator/appeals');
  await operator.getByRole('link', { name: title }).click();
  await expect(operator.getByText('It was for a shipping label, not a deposit.')).toBeVisible();
  await expect(operator.getByRole('link', { name: /^Photo 1 of the appeal/ })).toBeVisible();
  await expect(operator.getByText(/^Yours since/)).toBeVisible();
  await operator.keyboard.press('u');
  await operator.keyboard.press('r');
  await operator.keyboard.type("You're right. We're sorry.");
  await expect(panel.getByRole('button', { name: /^Undo/ })).toBeEnabled();
  await axe(operator);
  await operator.keyboard.press('Control+Enter');
  await expect(operator.getByText('Emails go out in')).toBeVisible();

  // It can be undone for ten seconds. Nobody hears of it before.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('You were right. We reversed our decision')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await open(stranger, `/listing/${listing.id}`);
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible();
  await open(operator, '/operator/log');
  await expect(operator.getByText(title).first()).toBeVisible();
  await desk.close();
  await stranger.close();
});

test('Without a connection a case says so before I tap, and the panel stays in view', {
  tag: '@desktop',
}, async ({ context, browser, asGuest }) => {
  expect(asGuest.guestId).toBeTruthy();
  const listing = await postListing(context.request, { title: `Old radio ${Date.now()}` });
  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await asOperator(desk);
  const data = { kind: 'listing', id: listing.id, reason: 'scam', details: 'Asks for a deposit.' };
  expect((await desk.request.post('/api/reports', { headers, data })).status()).toBe(201);
  const operator = await desk.newPage();
  await open(operator, '/operator/cases');
  await operator.getByRole('link', { name: listing.title }).click();
  await expect(operator.getByText(/^Yours since/)).toBeVisible();
  const panel = operator.getByRole('complementary', { name: 'Decide' });
  await operator.keyboard.press('t');
  await operator.keyboard.press('s');
  await panel.getByText('Email they’ll get').or(panel.getByText('What they read on the site')).click();
  await expect(panel.getByRole('button', { name: 'Take down and suspend' })).toBeInViewport({ ratio: 1 });

  await desk.setOffline(true);
  await expect(operator.getByText("You're offline.")).toBeVisible();
  await expect(panel.getByRole('button', { name: "You're offline" })).toBeInViewport({ ratio: 1 });
  const handOver = operator.getByRole('button', { name: 'Hand over' });
  await expect(handOver).toBeDisabled();
  await expect(handOver).toHaveAttribute('title', "You're offline");
  await expect(operator.getByRole('button', { name: 'Add a note' })).toBeDisabled();
  await operator.keyboard.press('o');
  await expect(operator.getByRole('dialog', { name: 'Hand over' })).toHaveCount(0);

  await desk.setOffline(false);
  await expect(handOver).toBeEnabled();
  await operator.keyboard.press('o');
  await expect(operator.getByRole('dialog', { name: 'Hand over' })).toBeVisible();
  await desk.close();
});

test('I work through the queue with keys alone, and step back to a case that I looked at', {
  tag: '@desktop',
}, async ({ context, browser, asGuest }) => {
  expect(asGuest.guestId).toBeTruthy();
  const desk = await browser.newContext();
  await asOperator(desk);
  const listings = [
    await postListing(context.request, { title: `Odd clock ${Date.now()}` }),
    await postListing(context.request, { title: `Odd chair ${Date.now()}` }),
  ];
  for (const { id } of listings) {
    const data = { kind: 'listing', id, reason: 'scam', details: 'Asks for a deposit.' };
    expect((await desk.request.post('/api/reports', { headers, data })).status()).toBe(201);
  }
  const [first, second] = listings.map(({ title }) => title);
  // First of all cases, and one after the other.
  await ask(
    `update cases set due_at = case title when $1 then timestamptz '2020-01-01' else '2020-01-02' end
     where title in ($1, $2)`,
    [first, second],
  );

  const operator = await desk.newPage();
  await open(operator, '/operator/cases');
  const rowOf = (title = '') => operator.getByRole('link', { name: title });
  await operator.keyboard.press('j');
  await expect(rowOf(first)).toBeFocused();
  await operator.keyboard.press('j');
  await expect(rowOf(second)).toBeFocused();
  await operator.keyboard.press('x');
  await expect(operator.getByText('1 selected')).toBeVisible();
  await axe(operator);
  await operator.keyboard.press('x');
  await operator.keyboard.press('k');
  await expect(rowOf(first)).toBeFocused();
  await operator.keyboard.press('c');
  await expect(rowOf(first)).toContainText('Claimed by you');
  await operator.keyboard.press('Enter');
  const title = operator.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(first ?? '');
  await operator.keyboard.press('j');
  await expect(title).toHaveText(second ?? '');
  await expect(operator.getByText(/^Yours since/)).toBeVisible();
  await operator.keyboard.press('k');
  await expect(title).toHaveText(first ?? '');
  await operator.keyboard.press('d');
  const panel = operator.getByRole('complementary', { name: 'Decide' });
  await expect(panel.getByRole('button', { name: /^Nothing wrong/ })).toBeEnabled();
  await operator.keyboard.press('Control+Enter');
  await expect(title).toHaveText(second ?? '');
  await operator.keyboard.press('z');
  await expectToast(operator, 'Undone');
  await operator.keyboard.press('g');
  await operator.keyboard.press('c');
  await expect(operator).toHaveURL('/operator/cases');
  await expect(rowOf(first)).toBeVisible();
  await desk.close();
});

test('On a phone I can still read my draft after someone else decided the case', {
  tag: '@desktop',
}, async ({ context, browser, asGuest }) => {
  expect(asGuest.guestId).toBeTruthy();
  const listing = await postListing(context.request, { title: `Odd kettle ${Date.now()}` });
  const desk = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await asOperator(desk);
  const data = { kind: 'listing', id: listing.id, reason: 'scam', details: 'Asks for a deposit.' };
  expect((await desk.request.post('/api/reports', { headers, data })).status()).toBe(201);
  const operator = await desk.newPage();
  await open(operator, '/operator/cases');
  await operator.getByRole('link', { name: listing.title }).click();
  await expect(operator.getByText(/^Yours since/)).toBeVisible();
  await operator.getByRole('button', { name: 'Decide', exact: true }).click();
  const sheet = operator.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Take down' }).check();
  await sheet.getByLabel(/reads$/).fill('No deposits before people meet.');
  await operator.keyboard.press('Escape');

  const path = `/api/cases/${operator.url().split('/').at(-1)}`;
  const { version } = (await (await desk.request.get(path)).json()) as Case;
  const decision = { version, onSubject: 'none', onPerson: 'none' };
  const decided = await desk.request.post(`${path}/decision`, { headers, data: decision });
  expect(decided.status()).toBe(200);
  await expect(operator.getByText('Your draft is kept')).toBeVisible();
  await operator.getByRole('button', { name: 'Your draft' }).click();
  await expect(operator.getByRole('dialog', { name: 'Your draft' }).getByLabel(/reads$/)).toHaveValue(
    'No deposits before people meet.',
  );
  await axe(operator);
  await desk.close();
});

async function expectMissing(page: Page, id: string): Promise<void> {
  await open(page, `/listing/${id}`);
  await expect(page.getByText('Listing Not Found')).toBeVisible();
}

/** Returns the address of the first link in a mail with this path. */
function linkIn(text: string, path: string): string {
  const [link] = text.match(new RegExp(`https?://\\S*${path}\\S+`)) ?? [];
  expect(link, text).toBeDefined();
  return link ?? '';
}
