import { postButton } from './create-form.ts';
import { expect, expectToast, open, test } from './fixtures.ts';

test('A few words fill what I have not written myself, and Undo takes it back (CREATE-03, CREATE-20)', async ({
  page,
  asGuest: _,
}) => {
  await open(page, '/create-listing');
  await page.getByLabel('Title').fill('My own title');
  await page.getByLabel('Quick text description').fill('Moka pot, 6 cup, fresh gasket, like new, $18');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expectToast(page, 'Listing written', 'Check the details below.');
  await expect(page.getByLabel('Title')).toHaveValue('My own title');
  await expect(page.getByLabel('Description', { exact: true })).not.toHaveValue('');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('18');
  await expect(page.getByLabel('Category')).toHaveValue('home-garden');
  await expect(page.getByRole('radio', { name: 'Like New' })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('My own title');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Like New' })).not.toBeChecked();
});

test('A listing made from a few words says that it was generated (DETAIL-04)', { tag: '@desktop' }, async ({
  page,
  asMember,
}) => {
  await open(page, '/create-listing');
  await page.getByLabel('Quick text description').fill('Moka pot, 6 cup, fresh gasket, like new, $18');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByLabel('Category')).toHaveValue('home-garden');
  await page.getByLabel('Title').fill(`Moka pot of ${asMember.username}`);
  await postButton(page).click();
  await expect(page).toHaveURL(/\/listing\//);
  await expect(page.getByRole('region', { name: 'At a glance' }).getByText('AI Generated')).toBeVisible();
});

test('Empty input or a failure leaves the form alone and says so (CREATE-18, CREATE-19)', {
  tag: '@desktop',
}, async ({ page, asGuest: _, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|503/);
  await open(page, '/create-listing');
  await page.getByLabel('Title').fill('My own title');
  const generate = page.getByRole('button', { name: 'Generate' });
  await generate.click();
  await expectToast(page, 'No description provided', 'Please enter a brief description');
  await page.getByLabel('Quick text description').fill('Moka pot, $18');
  await page.route('**/api/functions/generate-listing', (route) => route.abort(), { times: 1 });
  await generate.click();
  await expectToast(page, 'Error Processing Description', 'Please check your connection and try again.');
  const problem = { status: 503, code: 'BUSY', title: 'Busy', detail: 'The writer is away.' };
  await page.route(
    '**/api/functions/generate-listing',
    (route) => route.fulfill({ status: 503, json: problem }),
    {
      times: 1,
    },
  );
  await generate.click();
  await expectToast(page, 'Error Processing Description', 'The writer is away.');
  await expect(page.getByLabel('Quick text description')).toHaveValue('Moka pot, $18');
  await expect(page.getByLabel('Title')).toHaveValue('My own title');
});
