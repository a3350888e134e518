import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';

test('A member makes an API token, copies it once, uses it in a program and revokes it', {
  tag: '@phone',
}, async ({ page, context, asMember, playwright, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/settings/account');
  const tokens = page.getByRole('region', { name: 'API tokens' });
  const opener = tokens.getByRole('button', { name: 'Create a token' });
  await opener.click();
  const form = tokens.getByRole('form', { name: 'Create a token' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await form.getByRole('button', { name: 'Make token' }).click();
  await expect(form.getByText('Choose at least one.').last()).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);

  await form.getByRole('textbox', { name: 'Name' }).fill('Shop stock');
  await form.getByRole('checkbox', { name: 'Read profiles' }).check();
  await form.getByLabel('Expires after').selectOption('1 year');
  await form.getByRole('button', { name: 'Make token' }).click();
  await tokens.getByRole('button', { name: 'Copy token' }).click();
  await axe(page);
  await noSidewaysScroll(page);
  const token = await page.evaluate(() => navigator.clipboard.readText());
  await expect(tokens.getByText(token)).toBeVisible();
  const rows = tokens.getByRole('listitem');
  await expect(rows).toHaveText([/^Shop stock.*Read profiles\. Expires .*\. Not used yet\./]);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
    storageState: { cookies: [], origins: [] },
  });
  const viewer = () => program.get('/api/viewer');
  expect(await (await viewer()).json()).toMatchObject({ account: { email: asMember.email } });
  await open(page, '/settings/account');
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(rows).toContainText([/Used /]);

  await tokens.getByRole('button', { name: 'Revoke Shop stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke this token?' });
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'Token revoked', 'Shop stock');
  await expect(rows).toHaveCount(0);
  expect((await viewer()).status()).toBe(401);
  await program.dispose();
});
