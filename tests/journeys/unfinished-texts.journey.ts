import type { Locator } from '@playwright/test';
import { anotherMember } from './chat-people.ts';
import { expect, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';
import { sellTo } from './sell-to.ts';
import { pendingOf } from './write-review.ts';

test('A review, a report, my profile, a question to Match Me and one to the operators are still there after a reload, until I send them or discard them', {
  tag: '@phone',
}, async ({ page, context, browser, asMember }) => {
  const seller = await anotherMember(browser, page);
  const viewer = await context.request.get('/api/viewer');
  const me = ((await viewer.json()) as { account: { id: string } }).account.id;
  await sellTo(seller.id, me, 'Floor lamp');
  const listing = await postListing(seller.context.request, { title: `Lamp of ${seller.username}` });
  await seller.context.close();

  /** Writes, reloads, and expects the text where it was. */
  async function staysAfterReload(address: string, find: () => Promise<Locator>, words: string) {
    await open(page, address);
    const field = await find();
    await field.fill(words);
    await open(page, address);
    await expect(await find()).toHaveValue(words);
  }
  const inDialog = async (opener: Locator, label: string) => {
    await opener.click();
    return page.getByRole('dialog').getByLabel(label);
  };

  const review = () =>
    inDialog(pendingOf(page).getByRole('button', { name: /^Write a review/ }), 'Your review');
  await staysAfterReload('/reviews', review, 'Punctual, and the lamp');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const report = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click();
    return inDialog(page.getByRole('menuitem', { name: 'Report listing' }), 'Details');
  };
  await staysAfterReload(`/listing/${listing.id}`, report, 'They asked for a gift card');

  const profile = () => inDialog(page.getByRole('button', { name: 'Edit profile' }), 'About you');
  await staysAfterReload(`/profile/${me}`, profile, 'Restores lamps');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(await profile()).toHaveValue('');

  const question = async () => page.getByLabel('What are you looking for?');
  await staysAfterReload('/match-me', question, 'a lamp like the one of');
  // An answer shows its own question.
  await open(page, '/match-me?q=desk');
  await expect(await question()).toHaveValue('desk');

  const message = async () => page.getByRole('form', { name: 'Contact' }).getByLabel('Message');
  await staysAfterReload('/contact', message, 'I lost my password and');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await open(page, '/contact');
  await expect(await message()).toHaveValue('');
  expect(asMember.username).not.toBe('');
});
