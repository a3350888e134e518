import { expectPosted, openDetails, postButton } from './create-form.ts';
import { expect, expectToast, open, test } from './fixtures.ts';

const WORDS = 'Moka pot, 6 cup, fresh gasket, like new, $18';

test('A few words fill what I have not written myself, and stay to be changed until I post (CREATE-03, CREATE-20, DETAIL-04)', {
  tag: '@desktop',
}, async ({ page, asMember }) => {
  await open(page, '/create-listing');
  const title = `Moka pot of ${asMember.username}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Describe it in one line').fill(WORDS);
  await page.getByRole('button', { name: 'Fill in the listing' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('18');
  await expect(page.getByLabel('Price', { exact: true })).toHaveAccessibleDescription('you typed');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Category')).toHaveValue('home-garden');
  await expect(page.getByRole('radio', { name: 'Like New' })).toBeChecked();
  await openDetails(page);
  await expect(page.getByLabel('Description', { exact: true })).not.toHaveValue('');
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).not.toHaveCount(0);

  const words = page.getByLabel('Your words');
  await page.getByRole('button', { name: `Edit your words: ${WORDS}` }).click();
  await words.fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Edit your words: ${WORDS}` }).click();
  const changed = 'Moka pot, 6 cup, a dent, fair condition, $9';
  await words.fill(changed);
  await page.reload();
  await page.getByRole('button', { name: `Edit your words: ${changed}` }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('18');
  await page.getByRole('button', { name: 'Fill in from this' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('9');
  await expect(page.getByRole('radio', { name: 'Fair' })).toBeChecked();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await postButton(page).click();
  await expectPosted(page);
  const { listings } = (await (await page.request.get('/api/listings?seller=me')).json()) as {
    listings: { id: string }[];
  };
  const listing = await page.request.get(`/api/listings/${listings[0]?.id}`);
  expect(await listing.json()).toMatchObject({ title, priceCents: 900, aiGenerated: true });
});

test('Empty input or a failure leaves the form alone and says so (CREATE-18, CREATE-19)', {
  tag: '@desktop',
}, async ({ page, asGuest: _, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|503/);
  await open(page, '/create-listing');
  await page.getByLabel('Title').fill('My own title');
  const write = page.getByRole('button', { name: 'Fill in the listing' });
  await write.click();
  await expectToast(page, 'No description provided', 'Please enter a brief description');
  await page.getByLabel('Describe it in one line').fill('Moka pot, $18');
  const generate = '**/api/functions/generate-listing';
  await page.route(generate, (route) => route.abort(), { times: 1 });
  await write.click();
  await expectToast(page, 'Error Processing Description', 'Please check your connection and try again.');
  const problem = { status: 503, code: 'BUSY', title: 'Busy', detail: 'The writer is away.' };
  await page.route(generate, (route) => route.fulfill({ status: 503, json: problem }), { times: 1 });
  await write.click();
  await expectToast(page, 'Error Processing Description', 'The writer is away.');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit your words: Moka pot, $18' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('My own title');
});
