import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';

test('A member adds a webhook, opens its log and removes it', { tag: '@phone' }, async ({
  page,
  asMember,
}) => {
  await open(page, '/settings/account');
  await expect(page.getByText(asMember.email).first()).toBeVisible();
  const webhooks = page.getByRole('region', { name: 'Webhooks' });
  await webhooks.getByRole('button', { name: 'Add a webhook' }).click();
  const form = webhooks.getByRole('form', { name: 'Add a webhook' });
  const address = form.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await address.fill('https://localhost/hooks');
  await form.getByRole('checkbox', { name: 'You got a message' }).check();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('Enter a public https address').last()).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);
  await address.fill('https://shop.example.com/hooks');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expectToast(page, 'Webhook added');

  const row = webhooks.getByRole('listitem').filter({ hasText: 'https://shop.example.com/hooks' });
  await expect(row).toContainText('You got a message');
  await row.getByRole('button', { name: 'Show log' }).click();
  await expect(row.getByText('Nothing sent yet.')).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);
  await row.getByRole('button', { name: 'Remove webhook shop.example.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this webhook?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Webhook removed', 'shop.example.com');
  await expect(row).toHaveCount(0);
});
