import { axe, expect, expectToast, open, signUp, test } from './fixtures.ts';
import { openPayment } from './open-payment.ts';

test('I buy the Popular Pack in the test checkout, where nothing is configured, and see 100 credits more (PROD-14, NAV-33, CREDIT-01..CREDIT-04, CREDIT-20, CREDIT-27, CREDIT-29..CREDIT-31, PERM-04, LIMIT-03, A-54)', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/voice-credits');
  await expect(page.getByText('Log in to see your credits.')).toBeVisible();
  await page.getByRole('button', { name: 'Buy 100 credits' }).click();
  await expectToast(page, 'Authentication Required', 'Please sign in to purchase Voice Credits');
  await page.waitForURL('/auth?next=%2Fvoice-credits');

  const { email } = await signUp(page);
  await open(page, '/voice-credits');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('/dashboard');
  await open(page, '/voice-credits');
  await expect(page.getByText('You have 1 voice credit left.')).toBeAttached();
  for (const step of ['Record', 'Transform', 'Publish']) {
    await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible();
  }
  for (const [pack, price] of [
    ['Starter Pack', '$9.99'],
    ['Popular Pack', '$17.99'],
    ['Power Pack', '$39.99'],
  ] as const) {
    const card = page.getByRole('article').filter({ hasText: pack });
    await expect(card.getByText(price)).toBeVisible();
    await expect(card.getByText('Most popular')).toHaveCount(pack === 'Popular Pack' ? 1 : 0);
  }
  await expect(page.getByText('A pack replaces your free monthly credit.')).toBeVisible();

  const checkout = await openPayment(page, 'Buy 100 credits');
  await expect(page.getByText('We opened the payment page in a new tab.')).toBeVisible();
  await expect(checkout.getByText('No money moves and no card is asked for.')).toBeVisible();
  await expect(checkout.getByText(email)).toBeVisible();
  const pay = checkout.getByRole('button', { name: 'Pay $17.99 in test' });
  await checkout.getByRole('radio', { name: /^Card is declined/ }).check();
  await pay.click();
  await expect(checkout.getByText('The card was declined.')).toBeVisible();
  await expectToast(
    page,
    'Purchase Failed',
    'There was an error processing your purchase. Please try again.',
  );

  await checkout.getByRole('radio', { name: /^It works Confirmed/ }).check();
  // Both tabs at once: a toast is gone after some seconds.
  await Promise.all([
    expectToast(page, 'Purchase Successful!', '100 credits added. You have 101 now.'),
    expect(checkout.getByRole('heading', { name: 'Purchase Successful!' })).toBeVisible(),
    pay.click(),
  ]);
  await expect(checkout.getByText('100 credits added. You have 101 now.')).toBeVisible();
  await page.waitForURL('/dashboard');
  await axe(checkout);

  await open(page, '/voice-credits');
  await expect(page.getByText('You have 101 voice credits left.')).toBeAttached();
  const bought = page.getByRole('row').filter({ hasText: 'Popular Pack' });
  await expect(bought).toContainText('+100');
  await expect(bought.getByRole('link', { name: 'see receipt' })).toBeVisible();
});
