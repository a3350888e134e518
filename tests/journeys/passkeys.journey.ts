import type { Page } from '@playwright/test';
import { axe, expect, expectToast, newMember, open, test } from './fixtures.ts';

/** Plugs in an authenticator like that of a phone, which says yes at once while `ready`. */
async function plugIn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    ready: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    knowsItsOwner: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

// Browsers bind passkeys to a name: this site is at localhost, the other one at an IP address.
test('A member adds a passkey, names it, logs in with it and removes it', { tag: '@phone' }, async ({
  page,
  confirmingSite,
}) => {
  const { url, mailTo } = confirmingSite;
  const member = newMember();
  const send = (path: string, data: object) =>
    page.request.post(`${url}/api/accounts/${path}`, { data, headers: { Origin: url } });
  await send('sign-up', member);
  const token = new URL((await mailTo(member.email)).link).searchParams.get('token');
  await send('confirm', { token });
  expect((await send('sign-in', member)).status()).toBe(204);

  const device = await plugIn(page);
  await open(page, `${url}/settings/account`);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const rows = passkeys.getByRole('listitem');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added', 'Next time, log in without your password.');
  await expect(rows).toHaveText([/^Chrome on .*Added .*\. Not used yet\.$/]);

  await passkeys.getByRole('button', { name: /^Rename Chrome/ }).click();
  await expect(passkeys.getByLabel('Name', { exact: true })).toBeFocused();
  await passkeys.getByLabel('Name', { exact: true }).fill('My phone');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  await expectToast(page, 'Passkey renamed');
  await expect(rows).toContainText(['My phone']);
  await expect(passkeys.getByRole('button', { name: 'Rename My phone' })).toBeFocused();

  const needed = { status: 403, code: 'PASSWORD_NEEDED', title: 'Confirm it is you', detail: '' };
  await page.route('**/passkeys/options', (route) => route.fulfill({ status: 403, json: needed }), {
    times: 1,
  });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByLabel('Current password', { exact: true })).toBeFocused();
  await axe(page);
  await passkeys.getByLabel('Current password', { exact: true }).fill(member.password);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'This device has a passkey already', 'You can log in with the one it has.');
  await passkeys.getByRole('button', { name: 'Cancel' }).click();

  await send('sign-out', {});
  await device.ready(false);
  await open(page, `${url}/auth?next=%2Fdashboard`);
  await device.knowsItsOwner(false);
  await device.ready(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectToast(
    page,
    'No passkey used',
    'You canceled, or it took too long. Try again, or use your password.',
  );
  await device.knowsItsOwner(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectToast(page, 'Welcome back!', "You've been successfully signed in.");
  await expect(page).toHaveURL(`${url}/dashboard`);

  await open(page, `${url}/settings/account`);
  await expect(rows).toContainText([/Used /]);
  await passkeys.getByRole('button', { name: 'Remove passkey My phone' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expectToast(page, 'Passkey removed', 'My phone');
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
});
