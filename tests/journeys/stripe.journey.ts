import type { Page } from '@playwright/test';
import { expect, expectToast, newMember, open, signUp, test } from './fixtures.ts';

test('With Stripe I buy the Popular Pack and Premium Plus on its pages, open my insights, and cancel there (CREDIT-20, CREDIT-28..CREDIT-30, PLAN-17, PLAN-18)', {
  tag: '@desktop',
}, async ({ browser, stripeSite }) => {
  const context = await browser.newContext({ baseURL: stripeSite.url });
  const page = await context.newPage();
  await signUp(page, newMember());

  await open(page, '/voice-credits');
  const pack = await stripePage(page, 'Buy 100 credits');
  await expect(pack.getByRole('heading', { name: 'Pay $17.99' })).toBeVisible();
  // Both tabs at once: a toast is gone after some seconds.
  await Promise.all([
    expectToast(page, 'Purchase Successful!', '100 credits added. You have 101 now.'),
    expect(pack.getByRole('heading', { name: 'Purchase Successful!' })).toBeVisible(),
    pack.getByRole('button', { name: 'Pay', exact: true }).click(),
  ]);
  await page.waitForURL('/dashboard');

  await open(page, '/pricing');
  const plan = await stripePage(page, 'Get Premium Plus');
  await plan.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(plan.getByRole('status')).toHaveText('Your card was declined.');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await plan.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(plan.getByRole('heading', { name: 'Premium Plus is on' })).toBeVisible();
  await expect(page.getByText("You're on Premium Plus.")).toBeVisible();
  await open(page, '/ai-insights');
  await expect(page.getByRole('button', { name: 'Refresh Insights' })).toBeVisible();

  await open(page, '/settings/plan');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('heading', { name: 'Cancel your plan' }).waitFor();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.waitForURL('/settings/plan');
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await context.close();
});

/** Presses a button that opens Stripe's page in a new tab. */
async function stripePage(page: Page, button: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button, exact: true }).click();
  return opened;
}
