import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/content/demo-ids.ts';
import type { PaymentPage } from '../../src/features/paying/billing/contract/payment.ts';
import type { Credits } from '../../src/features/paying/credits/contract/credits.ts';
import type { Viewer } from '../../src/features/people/accounts/contract/viewer.ts';
import type { SiteRules } from '../../src/features/trust/cases/contract/site-rule.ts';
import type { TextRules } from '../../src/features/trust/text-rules/contract/text-rule.ts';
import { ROUTES } from './all-screens.ts';
import { demoListing } from './demo.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';

const headers = { Origin: process.env.JOURNEY_URL ?? '' };

async function asOperator(context: BrowserContext): Promise<void> {
  const data = { email: 'nora@example.com', password: DEMO_PASSWORD };
  expect((await context.request.post('/api/accounts/sign-in', { headers, data })).status()).toBe(204);
}

test('An operator refunds half of a pack, and the person sees the money and the unused credits go', {
  tag: '@phone',
}, async ({ page, context, browser, asMember }) => {
  const { request } = context;
  const data = { packId: '50_credits' };
  const bought = await request.post('/api/credit-purchases', { headers, data });
  const { checkoutId } = (await bought.json()) as { checkoutId: string };
  const payment = { headers, data: { outcome: 'works' } };
  expect((await request.post(`/api/test-checkouts/${checkoutId}`, payment)).status()).toBe(202);
  const available = async () => ((await (await request.get('/api/credits')).json()) as Credits).available;
  await expect.poll(available, { timeout: 20_000 }).toBe(51);
  await open(page, '/voice-credits');
  await expect(page.getByText('You have 51 voice credits left.')).toBeAttached();
  const { account } = (await (await request.get('/api/viewer')).json()) as Viewer;

  const desk = await browser.newContext();
  await asOperator(desk);
  const operator = await desk.newPage();
  await open(operator, `/operator/people/${account?.id}`);
  const refund = operator.getByRole('button', { name: /^Refund Starter Pack/ });
  await refund.click();
  const dialog = operator.getByRole('dialog', { name: /^Refund Starter Pack/ });
  await expect(dialog.getByText('50 unused credits are removed')).toBeVisible();
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Refund $20' }).click();
  await expect(dialog.getByText('At most $9.99 is left.')).toBeVisible();
  await dialog.getByLabel('Amount').fill('5');
  await dialog.getByLabel('Reason').selectOption('Something else');
  await dialog.getByLabel('Why?').fill('The microphone failed twice.');
  await expect(dialog.getByText('26 unused credits are removed')).toBeVisible();
  await noSidewaysScroll(operator);
  await axe(operator);
  await dialog.getByRole('button', { name: 'Refund $5' }).click();
  await expectToast(operator, '$5 refunded');
  await expect(dialog).toBeHidden();
  await expect(operator.getByText('$5 refunded').first()).toBeVisible();
  await expect(refund).toBeFocused();

  await expect(page.getByText('You have 25 voice credits left.')).toBeAttached();
  const { payments } = (await (await request.get('/api/payments')).json()) as PaymentPage;
  expect(payments).toMatchObject([{ state: 'partly_refunded', refundedCents: 500 }]);
  await open(operator, '/operator/log');
  const entry = operator.getByRole('listitem').filter({ hasText: 'The microphone failed twice.' });
  await expect(entry).toContainText(`refunded a payment of ${asMember.username}`);
  await desk.close();
});

test('An operator sees the site as a member, can do nothing there, and stops', {
  tag: '@desktop',
}, async ({ page, context, browser, asMember, expectComplaint }) => {
  // What is refused on purpose: the write, and the chats.
  expectComplaint(/403/);
  const { account } = (await (await context.request.get('/api/viewer')).json()) as Viewer;
  const desk = await browser.newContext();
  await asOperator(desk);
  const operator = await desk.newPage();
  await open(operator, `/operator/people/${account?.id}`);
  await operator.getByRole('button', { name: `See as ${asMember.username}` }).click();
  await operator.waitForURL('/dashboard');
  const bar = operator.getByRole('region', { name: 'Seeing the site as a person' });
  await expect(bar).toContainText(`You see this site as ${asMember.username}`);
  expect(await operator.textContent('body')).not.toContain(asMember.email);
  await axe(operator);

  await open(operator, await demoListing(operator.request));
  await operator
    .getByRole('button', { name: /^Favorite/ })
    .first()
    .click();
  await expectToast(
    operator,
    'Not saved',
    'You see the site as someone else, so nothing was changed. Press Stop to act as yourself.',
  );
  await operator.goto('/messages');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Stop' }).click();
  await operator.waitForURL(/\/operator\/people\//);
  await open(operator, '/operator/log');
  const entries = operator.getByRole('listitem').filter({ hasText: asMember.username });
  await expect(entries.filter({ hasText: 'stopped viewing the site as' })).toBeVisible();
  await expect(entries.filter({ hasText: 'started viewing the site as' })).toBeVisible();
  await open(page, '/favourites');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await desk.close();
});

test('While a page of the desk loads, its bar is in the main part, and its rows respond when pressed', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await asOperator(context);
  await open(page, '/operator');
  const { promise: whenSeen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/operator/people.data*', async (route) => {
    await whenSeen;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'People' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  answer();
  await expect(main.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  const row = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  await row.getByRole('link').first().hover();
  await page.mouse.down();
  await expect(row).toHaveCSS('filter', 'brightness(0.94)');
});

test('An operator adds a rule of the site, moves it by keyboard and removes it', {
  tag: '@phone',
}, async ({ page, context, expectComplaint }) => {
  // What is refused on purpose: a rule without words.
  expectComplaint(/422/);
  await asOperator(context);
  await open(page, '/operator/site-rules');
  const rules = page.getByRole('main').getByRole('listitem');
  const before = await rules.count();
  await page.getByRole('button', { name: 'New rule' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Tickets');
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Say what the rule is.').first()).toBeVisible();
  await axe(page);
  await page.getByLabel('What the rule is').fill('No tickets above their price.');
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expectToast(page, 'Rule saved');
  await expect(rules).toHaveCount(before + 1);
  await expect(rules.last()).toContainText('No tickets above their price.');
  await noSidewaysScroll(page);

  const up = page.getByRole('button', { name: 'Move Tickets up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Tickets is now ${before} of ${before + 1}.`)).toBeAttached();
  await expect(up).toBeFocused();

  await page.getByRole('button', { name: 'Edit Tickets' }).click();
  await page.getByRole('button', { name: 'Remove rule' }).click();
  await page
    .getByRole('dialog', { name: 'Remove the rule Tickets?' })
    .getByRole('button', { name: 'Remove rule' })
    .click();
  await expect(rules).toHaveCount(before);
});

test('Words that I type into a rule stay when a colleague removes it, and I can add it again', {
  tag: '@desktop',
}, async ({ page, context, expectComplaint }) => {
  // What is refused on purpose: to save a rule that is gone, and a list that changed.
  expectComplaint(/404|409/);
  await asOperator(context);
  const { request } = context;
  const rule = {
    name: `Odd goods ${Date.now()}`,
    words: 'grumbium',
    exceptions: '',
    places: ['listing'],
    action: 'queue',
    reason: '',
    seesSeparators: true,
    seesLookAlikes: true,
    seesEndings: true,
    isOn: false,
  };
  await request.post('/api/text-rules', { headers, data: rule });
  const textRules = (await (await request.get('/api/text-rules')).json()) as TextRules;
  const stored = textRules.rules.find(({ name }) => name === rule.name);
  await open(page, '/operator/rules');
  await page.getByRole('button', { name: rule.name }).click();
  await page.getByLabel('Words and phrases').fill('grumbium, flumbium');
  await request.delete(`/api/text-rules/${stored?.id}`, { headers });
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Someone else removed this rule.')).toBeVisible();
  await expect(page.getByLabel('Words and phrases')).toHaveValue('grumbium, flumbium');
  await axe(page);
  await page.getByRole('button', { name: 'Add as a new rule' }).click();
  await expectToast(page, 'Rule saved');
  await expect(page.getByRole('button', { name: rule.name })).toContainText('grumbium, flumbium');
  const again = (await (await request.get('/api/text-rules')).json()) as TextRules;
  const added = again.rules.find(({ name }) => name === rule.name);
  await request.delete(`/api/text-rules/${added?.id}`, { headers });

  const { rules, version } = (await (await request.get('/api/site-rules')).json()) as SiteRules;
  const title = `Odd rule ${Date.now()}`;
  const longer = { version, rules: [...rules, { id: null, title, text: 'Nothing odd.' }] };
  const put = await request.put('/api/site-rules', { headers, data: longer });
  const { version: next } = (await put.json()) as SiteRules;
  await open(page, '/operator/site-rules');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByLabel('What the rule is').fill('Nothing odd, and no grumbium.');
  await request.put('/api/site-rules', { headers, data: { version: next, rules } });
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Someone else removed this rule.')).toBeVisible();
  await page.getByRole('button', { name: 'Add as a new rule' }).click();
  await expectToast(page, 'Rule saved');
  const last = page.getByRole('main').getByRole('listitem').last();
  await expect(last).toContainText('Nothing odd, and no grumbium.');
  const { version: newest } = (await (await request.get('/api/site-rules')).json()) as SiteRules;
  await request.put('/api/site-rules', { headers, data: { version: newest, rules } });
});

test('An address without a proper id is a page that does not exist, at every route and also at the desk', {
  tag: '@desktop',
}, async ({ context }) => {
  await asOperator(context);
  const addresses = [
    ...ROUTES.filter((path) => path.includes(':') && !LETTERS.includes(path)).map((path) =>
      path.replace(/:\w+/, 'not-an-id'),
    ),
    'compare?id=not-an-id',
    'checkout/return?checkout=not-an-id',
    'leaderboard?event=not-an-id',
    'terms?version=first',
  ];
  for (const address of addresses) {
    expect((await context.request.get(`/${address}`)).status(), address).toBe(404);
  }
});

/** Their links come in mails. To people they aren't for, they say how to get there. */
const LETTERS = ['statements/:id', 'reports/:id'];
