import type { APIRequestContext, Page } from '@playwright/test';
import { PLAN_ENTITLEMENTS } from '../../src/features/paying/plans/contract/entitlements.ts';
import { PAID_PLANS } from '../../src/features/paying/plans/contract/offers.ts';
import type { Entitlement } from '../../src/shared/plan-types.ts';
import { ask } from './ask-database.ts';
import { axe, expect, expectToast, open, test } from './fixtures.ts';
import { makePremium } from './make-premium.ts';
import { openPayment } from './open-payment.ts';

test('I subscribe to Premium Plus in the test checkout, open my insights, and cancel (PROD-15, NAV-34, PLAN-01..PLAN-18, PLAN-22, PERM-03, PERM-10)', {
  tag: '@desktop',
}, async ({ page, asMember: _, browser, baseURL }) => {
  await askedToSignIn(await browser.newPage({ baseURL }));

  await open(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const [name, badge, price] of [
    ['Free Trial', null, '$0'],
    ['Premium', 'Popular', '$5'],
    ['Premium Plus', 'Best Value', '$7'],
    ['One-Time Premium', null, '$99'],
    ['One-Time Premium Plus', 'Ultimate', '$149'],
  ] as const) {
    await expect(card(name).getByText(price, { exact: true })).toBeVisible();
    if (badge !== null) await expect(card(name).getByText(badge, { exact: true })).toBeVisible();
  }
  await page.getByText('Yearly', { exact: true }).click();
  await expect(card('Premium')).toContainText('$25a yearwas $60 save $35');
  await expect(card('Premium Plus')).toContainText('$35a yearwas $84 save $49');
  await page.getByText('Monthly', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: 'View Documentation' })).toHaveAttribute('href', '/about');
  await page.getByText('Can I cancel?').click();
  await expect(page.getByText('Yes, in My plan, in two taps.')).toBeVisible();

  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expectToast(page, 'Free Trial Activated!', '1 voice credit a month. Listing was free anyway.');
  await expect(page.getByRole('button', { name: 'You have this' })).toBeDisabled();

  const checkout = await openPayment(page, 'Get Premium Plus');
  await checkout.getByRole('radio', { name: /^It works Confirmed/ }).check();
  await checkout.getByRole('button', { name: 'Pay $7.00 in test' }).click();
  await expect(checkout.getByRole('heading', { name: 'Premium Plus is on' })).toBeVisible();
  await expect(page.getByText("You're on Premium Plus.")).toBeVisible();
  await axe(page);

  await page.goto('/ai-insights');
  await expect(page.getByRole('button', { name: 'Refresh Insights' })).toBeVisible();

  await open(page, '/settings/plan');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Premium Plus, monthly' })).toContainText('$7.00');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Premium Plus?' });
  await expect(dialog.getByRole('button', { name: 'Keep plan' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(page.getByText('No more payments.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Keep Premium Plus' })).toBeVisible();
});

test('A payment I left open in one tab is history once I paid in another, and a downgrade says what goes, waits, and can be taken back (PLAN-18, S-22)', {
  tag: '@desktop',
}, async ({ page, context, asMember: _ }) => {
  await open(page, '/pricing');
  await openPayment(page, 'Get Premium');
  await expect(page.getByText('We opened the payment page in a new tab.')).toBeVisible();
  const other = await context.newPage();
  await open(other, '/pricing');
  const checkout = await openPayment(other, 'Get Premium Plus');
  const leftOpen = page.getByText('The payment was left open.');
  await expect(leftOpen).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await checkout.getByRole('button', { name: 'Pay $7.00 in test' }).click();
  await expect(page.getByText("You're on Premium Plus.")).toBeVisible();
  await expect(leftOpen).toBeHidden();

  await page.getByRole('button', { name: 'Switch to Premium', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch to Premium, monthly?' });
  await expect(dialog.getByRole('button', { name: 'Keep my plan' })).toBeFocused();
  await expect(dialog.getByRole('listitem')).toContainText([
    'You keep Premium Plus until',
    'AI Data Insights, Featured listings, and Trending alerts end that day.',
    'Voice credits go from 10 to 5 a month.',
    "Nothing to pay today. After that day it's $5 a month.",
  ]);
  await dialog.getByRole('button', { name: 'Schedule switch' }).click();
  await expect(page.getByText(/^Starts .*, \$5 a month$/)).toBeVisible();
  await open(page, '/settings/plan');
  await expect(page.getByText('Premium Plus until')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Keep Premium Plus' }).click();
  await expect(page.getByText('Next payment')).toBeVisible();
});

/** A visitor can read what plans cost, and has to sign in to buy one. */
async function askedToSignIn(page: Page): Promise<void> {
  await open(page, '/pricing');
  await page.getByRole('button', { name: 'Get Premium', exact: true }).click();
  await expectToast(page, 'Authentication Required', 'Please sign in to subscribe to a plan.');
  await expect(page).toHaveURL(/\/auth\?next=%2Fpricing/);
  await page.close();
}

/** Every page that requires a plan, with its content for people without one. */
const GATED_PAGES: readonly { path: string; entitlement: Entitlement; refusal: string }[] = [
  { path: '/ai-insights', entitlement: 'ai_insights', refusal: 'id="locked"' },
  { path: '/create-ai-listing', entitlement: 'voice_to_listing', refusal: 'Upgrade to Premium' },
];

test('Pages that need a plan open for the plans that entitle to them, and for nobody else (PERM-09..PERM-11, PERM-16)', {
  tag: '@desktop',
}, async ({ request, asMember, context, browser, baseURL }) => {
  async function openFor(client: APIRequestContext): Promise<Entitlement[]> {
    const opened: Entitlement[] = [];
    for (const { path, entitlement, refusal } of GATED_PAGES) {
      const page = await client.get(path, { maxRedirects: 0 });
      expect([200, 302]).toContain(page.status());
      if (page.ok() && !(await page.text()).includes(refusal)) opened.push(entitlement);
    }
    return opened;
  }
  expect(await openFor(request)).toEqual([]);
  const guest = await browser.newContext({ baseURL });
  await guest.request.post('/api/guests', { headers: { Origin: baseURL ?? '' } });
  expect(await openFor(guest.request)).toEqual([]);
  await guest.close();

  expect(await openFor(context.request)).toEqual([]);
  for (const plan of PAID_PLANS) {
    await makePremium(asMember, plan);
    const entitled = GATED_PAGES.map(({ entitlement }) => entitlement).filter((entitlement) =>
      PLAN_ENTITLEMENTS[plan].includes(entitlement),
    );
    expect(await openFor(context.request), plan).toEqual(entitled);
    await ask(`update subscriptions set status = 'ended' where email = $1`, [asMember.email]);
  }
});
