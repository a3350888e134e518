import type { Page } from '@playwright/test';
import { clearSession, expect, expectToast, open, test, whenReady } from './fixtures.ts';
import { photoFile, postListing } from './post-by-api.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Who this is' });

/** Finds a rated seller of the demo. */
async function ratedSeller(page: Page): Promise<{ id: string; name: string }> {
  const answer = await page.request.get('/api/listings?category=musical-instruments&limit=60');
  const { listings } = (await answer.json()) as {
    listings: { seller: { id: string; name: string; rating?: number | null } }[];
  };
  // Search instruments, because other journeys post few of them, and none by rated sellers.
  const seller = listings.find((listing) => (listing.seller.rating ?? 0) >= 4.5)?.seller;
  if (seller === undefined) throw new Error('nobody in the demo is rated well');
  return seller;
}

test('A profile shows the person, their ratings and badges, at both addresses, and four tabs, which are in the address and moved between by arrow keys (PERM-02, NAV-17, NAV-18, PROFILE-01, PROFILE-02, PROFILE-03, PROFILE-04, PROFILE-05, PROFILE-12, PROD-09)', {
  tag: '@phone',
}, async ({ page }) => {
  const seller = await ratedSeller(page);
  for (const path of ['trust-profile', 'profile']) {
    await open(page, `/${path}/${seller.id}`);
    await expect(card(page).getByRole('heading', { name: seller.name, level: 1 })).toBeVisible();
    await expect(card(page).getByText(/^Rated [45]\.\d\/5$/)).toBeVisible();
    await expect(card(page).getByText('Trusted Seller')).toBeVisible();
    await expect(card(page).getByText('Verified Email')).toBeVisible();
    await expect(card(page).getByText(/^Member since/)).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/profile/${seller.id}$`),
    );
  }
  await expect(page.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  const linked = page.locator('script[type="application/ld+json"]');
  expect(await linked.evaluateAll((all) => all.map((one) => one.textContent).join())).toContain(
    'ProfilePage',
  );
  for (const name of ['Reviews', 'Listings', 'Badges']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await expect(page).toHaveURL(`/profile/${seller.id}?tab=badges`);
  await tab(page, 'Badges').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Overview')).toBeFocused();
  await expect(page).toHaveURL(`/profile/${seller.id}`);
  // Faster than the page can render.
  await page.evaluate(() => {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect(tab(page, 'Reviews')).toBeFocused();
  await expect(page).toHaveURL(`/profile/${seller.id}?tab=reviews`);
  await page.reload();
  await whenReady(page);
  await page
    .getByRole('tabpanel', { name: 'Reviews' })
    .getByRole('link', { name: 'See all reviews' })
    .click();
  await expect(page).toHaveURL(`/reviews/${seller.id}`);
});

test('From a listing I get to its seller, and to all their listings (DETAIL-11, PROFILE-04, PROFILE-06)', {
  tag: '@phone',
}, async ({ page, context, asMember }) => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map(
    (name) => `${name} of ${asMember.username}`,
  );
  const [first] = titles;
  const posted: { id: string }[] = [];
  for (const title of titles) posted.push(await postListing(context.request, { title }));
  await clearSession(page);
  await open(page, `/listing/${posted[0]?.id}`);
  await page.getByRole('link', { name: asMember.username, exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/[0-9a-f-]{36}$/);
  await expect(card(page).getByText('No ratings yet')).toBeVisible();
  await page.getByRole('button', { name: 'All listings' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Listings' });
  await expect(panel.getByRole('article')).toHaveCount(6);
  await expect(panel.getByRole('link', { name: first, exact: true })).toHaveCount(0);
  await panel.getByRole('link', { name: 'See all 7 listings' }).click();
  await expect(page).toHaveURL(/\/listings\?seller=/);
  await expect(page.getByRole('article')).toHaveCount(7);
});

test('I edit my profile and picture, everybody sees the change at once, and I sign out from it and see it as others do (AUTH-22, NAV-50, PROFILE-07, DATA-01)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  await open(page, '/dashboard');
  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(card(page).getByRole('heading', { name: asMember.username })).toBeVisible();

  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByLabel('Full name').fill('Ada Lovelace');
  await dialog.getByLabel('About you').fill('Sells books.');
  const words = { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') };
  await dialog.getByLabel('Profile picture file').setInputFiles(words);
  await expectToast(page, 'Not an image we can read', 'Choose a JPEG, PNG, WebP, AVIF or HEIC picture.');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await dialog.getByLabel('Profile picture file').setInputFiles(await photoFile());
  await expect(dialog.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'Profile saved', 'Your changes are live.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
  await expect(card(page).getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(card(page).getByText('Sells books.')).toBeVisible();
  await expect(card(page).getByText(`@${asMember.username}`)).toBeVisible();
  await expect(card(page).locator('img')).toHaveAttribute('src', /^\/files\/avatars\//);
  // The menu shows the picture too.
  await expect(page.getByRole('button', { name: asMember.email }).locator('img')).toHaveAttribute(
    'src',
    /^\/files\/avatars\//,
  );

  await page.getByRole('button', { name: 'Edit profile' }).click();
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page).locator('img')).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, 'Signed out', "You've been successfully signed out");
  await expect(page).toHaveURL(/\/profile\//);
  await expect(card(page).getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);
});
