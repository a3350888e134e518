import { startConversation } from './chat-people.ts';
import { fillListing } from './create-form.ts';
import { expect, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

test.describe('Sharing', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A photo and words shared from another app begin a new listing, and my draft waits', {
    tag: '@phone',
  }, async ({ page, asMember }) => {
    await open(page, '/create-listing');
    await fillListing(page, { title: `Desk of ${asMember.username}` });
    await open(page, '/about');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { buffer } = await photoFile('lamp.jpg');
    // Sends what a phone's share sheet would send.
    await page.evaluate(
      (bytes) => {
        const form = document.createElement('form');
        Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' });
        for (const [name, value] of [
          ['title', 'Brass lamp'],
          ['url', 'https://example.com/lamp'],
        ]) {
          const field = document.createElement('input');
          Object.assign(field, { name, value });
          form.append(field);
        }
        const photos = document.createElement('input');
        Object.assign(photos, { name: 'photos', type: 'file' });
        const chosen = new DataTransfer();
        chosen.items.add(new File([new Uint8Array(bytes)], 'lamp.jpg', { type: 'image/jpeg' }));
        photos.files = chosen.files;
        form.append(photos);
        document.body.append(form);
        form.submit();
      },
      [...buffer],
    );
    await expect(page).toHaveURL('/create-listing');
    await expect(page.getByRole('group', { name: 'Photos, 1 of 5' })).toBeVisible();
    await expect(page.getByText('Brass lamp').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'What is it?' })).toBeVisible();

    // Both are drafts now.
    await open(page, '/create-listing');
    await page.getByRole('button', { name: '2 drafts' }).click();
    await expect(page.getByRole('menuitem', { name: /^Brass lamp/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^Desk of/ })).toBeVisible();
  });
});

test("The app's icon shows how much is unread, and nothing after I sign out", { tag: '@desktop' }, async ({
  page,
  browser,
  asMember,
}) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset['badge'] = String(count);
    };
  });
  const { seller, sellerSays } = await startConversation(browser, page);
  await sellerSays('Hello');
  await open(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-badge', /^[1-9]/);
  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-badge', '0');
  await seller.context.close();
});
