import { addPhotosOf, openDetails } from './create-form.ts';
import { axe, expect, expectToast, open, resize, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

test('A photo and a few words become a listing in three steps, and nothing is lost by Back or a reload (PROD-05, WIZARD-01, WIZARD-02, WIZARD-03, WIZARD-04, WIZARD-05, WIZARD-07, WIZARD-08, WIZARD-09, WIZARD-10, WIZARD-11, WIZARD-12, WIZARD-15, WIZARD-18, AI-06, AI-09, DASH-04, NAV-32)', {
  tag: '@phone',
}, async ({ page, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|503/);
  await open(page, '/dashboard');
  await page.getByRole('link', { name: /Voice Recorder/ }).click();
  await expect(page).toHaveURL('/voice-recorder');
  // It opens with the voice. Once closed, it stays closed after Back and a reload.
  const recorder = page.getByRole('region', { name: 'Say it' });
  await expect(recorder).toBeFocused();
  await page.reload();
  await expect(recorder).toBeFocused();
  await page.getByRole('button', { name: 'Close the recorder' }).click();
  await expect(page).toHaveURL('/voice-recorder?by=photo');
  await page.reload();
  const steps = page.getByRole('list', { name: 'Progress' });
  await expect(steps.locator('[aria-current=step]')).toHaveText('1Add');
  // The three ways, the photo first.
  await expect(page.getByRole('button', { name: /^Take photos/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Say it/ })).toBeVisible();
  const words = page.getByLabel('Describe it in one line');
  const generate = page.getByRole('button', { name: 'Fill in the listing' });
  await generate.click();
  await expectToast(page, 'Input Required', 'Please enter a brief description');
  await words.fill(`Orange lamp of ${asMember.username}, dimmer works, like new, asking forty-five`);
  await page.route('**/api/functions/generate-listing', (route) => route.abort(), { times: 1 });
  await generate.click();
  await expectToast(page, 'Generation Failed', 'Please check your connection and try again.');
  await generate.click();

  await expect(steps.locator('[aria-current=step]')).toHaveText('2Check');
  await expect(page.getByRole('heading', { name: 'Check and post' })).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue(/orange lamp/i);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('45');
  await expect(page.getByLabel('Price', { exact: true })).toHaveAccessibleDescription('you typed');
  await expect(page.getByRole('radio', { name: 'Like New' })).toBeChecked();
  await page.getByLabel('Add photos').setInputFiles(await photoFile());
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  // The steps take one photo, and offer no more.
  await expect(page.getByRole('group', { name: 'Photos, 1 of 1' })).toBeVisible();
  await expect(page.getByLabel('Add photos')).toHaveCount(0);
  await axe(page);
  const publish = page.getByRole('button', { name: /publish$/i });
  await openDetails(page);
  for (const [field, value] of [
    ['Description', 'Dimmer works.'],
    ['Price', '45'],
    ['Title', `Orange lamp of ${asMember.username}`],
  ] as const) {
    await page.getByLabel(field, { exact: true }).fill('');
    await publish.click();
    await expectToast(page, 'Missing information', 'Please fill in all required fields');
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    await page.getByLabel(field, { exact: true }).fill(value);
  }

  await page.goBack();
  await expect(words).toHaveValue(/dimmer works/);
  await expect(recorder).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`Orange lamp of ${asMember.username}`);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(`Orange lamp of ${asMember.username}`);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('45');
  await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
  await page.getByLabel('Category').selectOption({ label: 'Home & Garden' });
  const problem = { status: 503, code: 'SERVICE_UNAVAILABLE', title: 'Busy', detail: 'Try later.' };
  await page.route('**/api/listings', (route) => route.fulfill({ status: 503, json: problem }), { times: 1 });
  await publish.click();
  await expectToast(page, 'Creation Failed', 'Could not create your listing. Please try again.');
  await publish.dblclick();

  await expect(page.getByRole('heading', { name: "It's live." })).toBeFocused();
  await expect(page.getByRole('link', { name: 'View My Listings' })).toHaveAttribute(
    'href',
    '/listings?seller=me',
  );
  await page.getByRole('button', { name: 'Create Another' }).click();
  await expect(steps.locator('[aria-current=step]')).toHaveText('1Add');
  await expect(words).toHaveValue('');
  await expect(recorder).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Category')).toHaveValue('electronics');
  await expect(page.getByRole('radio', { name: 'Good', exact: true })).toBeChecked();
  const { listings } = (await (await page.request.get('/api/listings?seller=me')).json()) as {
    listings: { id: string }[];
  };
  expect(listings).toHaveLength(1);
  const listing = await page.request.get(`/api/listings/${listings[0]?.id}`);
  expect(await listing.json()).toMatchObject({ images: { length: 1 }, aiGenerated: true });
});

test('By hand only the four categories are offered first, and a guest goes on in the form with the same draft (WIZARD-06, WIZARD-10, WIZARD-13, WIZARD-14)', {
  tag: '@desktop',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/voice-recorder');
  await page.getByRole('button', { name: 'Continue' }).click();
  const category = page.getByLabel('Category');
  await expect(category.getByRole('option')).toHaveText([
    'Choose one',
    'Electronics',
    'Home & Garden',
    'Clothing',
    'Sporting Goods',
    'More categories',
  ]);
  await expect(category).toHaveValue('electronics');
  await expect(page.getByRole('radio', { name: 'Good', exact: true })).toBeChecked();
  await page.getByLabel('Title').fill('Desk lamp');
  await openDetails(page);
  await page.getByLabel('Description', { exact: true }).fill('Warm light.');
  await page.getByLabel('Price', { exact: true }).fill('24');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Login Required', 'Please sign in to create a listing');
  // On a phone its button leaves room for whole words.
  await resize(page, { width: 390, height: 844 });
  const title = page.locator('.toast strong', { hasText: 'Login Required' });
  await expect.poll(() => title.evaluate(countLines)).toBe(1);
  await resize(page, { width: 1280, height: 800 });
  await category.selectOption({ label: 'More categories' });
  await expect(category.getByRole('option')).toHaveCount(10);
  await page.getByRole('button', { name: 'Continue in the form' }).click();
  await expect(page).toHaveURL('/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue('Desk lamp');
  await expect(page.getByLabel('Category')).toHaveValue('electronics');
  // It is one draft, whichever page shows it.
  await page.getByLabel('Title').fill('My own words');
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('My own words');
});

test('A draft begun in one way continues in every other, with its photo (AI-02)', {
  tag: '@phone',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/create-listing');
  await addPhotosOf(page, 'floor lamp', await photoFile());
  for (const address of ['/voice-recorder?step=check', '/create-ai-listing?step=check', '/create-listing']) {
    await open(page, address);
    await expect(page.getByLabel('Title')).toHaveValue('Floor lamp');
    await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit your words: floor lamp' })).toBeVisible();
  }

  // Nobody who goes on with a draft is sent to the plans, as others are after two seconds.
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/create-ai-listing?step=check');
  await expect(page.getByLabel('Title')).toHaveValue('Floor lamp');
  await page.clock.fastForward(5_000);
  await page.evaluate(() => fetch('/api/viewer'));
  await expect.poll(() => paths).toContain('/api/viewer');
  expect(paths.filter((path) => path.startsWith('/pricing'))).toEqual([]);
});

function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}
