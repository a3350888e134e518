import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_ZONE } from './demo.ts';
import { axe, expectToast, newMember, noSidewaysScroll, open, resize, test, whenReady } from './fixtures.ts';
import { photoFile, postListing } from './post-by-api.ts';

const origin = () => process.env.JOURNEY_URL ?? '';
/** A single word as long as a line, for a title. */
const LONG_WORD = 'Maple'.repeat(11);

/** Signs up a new person in their own browser. */
async function somebody(context: BrowserContext): Promise<{ page: Page; name: string }> {
  const member = newMember();
  const answer = await context.request.post('/api/accounts/sign-up', {
    data: member,
    headers: { Origin: origin() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { page: await context.newPage(), name: member.username };
}

async function createZone(request: APIRequestContext, title: string, details: object = {}): Promise<string> {
  const answer = await request.post('/api/zones', {
    headers: { Origin: origin() },
    data: { title, description: 'For those who walk.', ...details },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Posts as a member. The admin, who has the zone open, replies, and removes a post that breaks a rule. */
async function discuss(admin: Page, member: Page, memberName: string): Promise<void> {
  await tab(member, /^Discussion/).click();
  const text = member.getByLabel('Write a post');
  const post = member.getByRole('button', { name: 'Post', exact: true });
  await expect(post).toBeDisabled();
  await expect(member.getByText('Visitors can read this too')).toBeVisible();
  await text.fill('   ');
  await expect(post).toBeDisabled();
  const question = 'Anyone got a hex key? Like https://keys.example/hex.';
  await text.fill(question);
  await open(member, member.url());
  await expect(text).toHaveValue(question);
  await post.click();
  await expect(member.getByRole('article').filter({ hasText: 'hex key' })).toBeVisible();
  await expect(text).toHaveValue('');
  const link = member.getByRole('link', { name: 'https://keys.example/hex', exact: true });
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');

  await tab(admin, 'Discussion 1 new').click();
  await admin.getByRole('article').getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(admin.getByLabel('Your reply')).toBeFocused();
  await admin.getByLabel('Your reply').fill('I do, at number 22.');
  await admin
    .getByRole('form', { name: /^Reply to/ })
    .getByRole('button', { name: 'Reply', exact: true })
    .click();
  await expect(member.getByText('I do, at number 22.')).toBeVisible();

  // New posts wait while they read.
  await text.fill('Two tickets, $240');
  await post.click();
  await expect(member.getByText('Two tickets, $240')).toBeVisible();
  await admin.getByRole('button', { name: '1 new post' }).click();
  await expect(admin.getByRole('article').first()).toContainText('Two tickets, $240');
  await noSidewaysScroll(admin);
  await admin
    .getByRole('button', { name: `More about the post by ${memberName}` })
    .first()
    .click();
  await admin.getByRole('menuitem', { name: 'Remove post' }).click();
  const removal = admin.getByRole('dialog', { name: 'Remove this post?' });
  await removal.getByRole('button', { name: 'Remove post' }).click();
  await expect(admin.getByText(`A post by ${memberName} was removed`)).toBeVisible();
  await expect(member.getByText('Only you can still see the text')).toBeVisible();
  await axe(member);
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('A visitor explores zones, logs in to join one, leaves it again, and finds the nearest (PROD-10, NAV-21, NAV-23, NAV-44, ZONE-01, ZONE-02, ZONE-03, ZONE-04, ZONE-05, ZONE-06, ZONE-08, ZONE-10, ZONE-20, ZONE-21, ZONE-22, ZONE-23, ZONE-24)', {
  tag: '@desktop',
}, async ({ page, browser, expectComplaint }) => {
  expectComplaint(/500|ERR_FAILED|Failed to fetch/);
  // Otherwise the page might retry on its own before the button is pressed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const word = `z${randomBytes(4).toString('hex')}`;
  const context = await browser.newContext();
  const { page: adminPage } = await somebody(context);
  const name = `${word} & 4th`;
  const id = await createZone(context.request, name, {
    area: 'Old Town',
    type: 'campus',
    rules: ['Be kind.'],
  });
  const other = `Other ${word}`;
  await createZone(context.request, other);
  const listing = await postListing(context.request, { title: `Lamp ${word}` });
  const added = await context.request.post(`/api/zones/${id}/listings`, {
    headers: { Origin: origin() },
    data: { listingId: listing.id },
  });
  expect(added.status()).toBe(204);

  // Going straight back from another edited zone shows the first one.
  const edited = adminPage.getByLabel('Title');
  await open(adminPage, `/drop-zone/${id}/edit`);
  const start = await adminPage.evaluate(() => window.history.length);
  await adminPage.getByRole('link', { name: 'Cancel' }).click();
  await adminPage.getByRole('main').getByRole('link', { name: 'Drop Zones' }).click();
  await tab(adminPage, /^My zones/).click();
  await adminPage.getByRole('article').getByRole('link', { name: other }).click();
  await adminPage.getByRole('link', { name: 'Edit zone' }).click();
  await expect(edited).toHaveValue(other);
  await adminPage.evaluate((before) => window.history.go(before - window.history.length), start);
  await expect(adminPage).toHaveURL(`/drop-zone/${id}/edit`);
  await expect(edited).toHaveValue(name);
  await adminPage.close();

  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Drop Zones' }).click();
  await expect(page).toHaveURL('/drop-zones');
  await expect(tab(page, 'Explore')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Create a zone' }).first()).toHaveAttribute(
    'href',
    '/create-drop-zone',
  );
  await page.getByRole('searchbox', { name: 'Search zones' }).fill(word);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(`/drop-zones?tab=explore&q=${word}`);
  await page.getByRole('link', { name: 'Campus' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await noSidewaysScroll(page);

  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expectToast(page, 'Login Required', 'Please log in to join a drop zone');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  const { username, email, password } = newMember();
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`/drop-zones?tab=explore&q=${word}&type=campus`);

  // After a failure, the button is back and the toast can retry.
  const membership = `**/api/zones/${id}/membership*`;
  const broken = { status: 500, json: { code: 'INTERNAL', title: 'Oh', detail: 'Oh', status: 500 } };
  await page.route(membership, (route) => route.fulfill(broken), { times: 1 });
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expectToast(page, 'Failed to join', 'Please try again.');
  await expect(page.getByRole('button', { name: `Join ${name}` })).toBeVisible();
  await page.locator('.toaster').getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, `You joined ${name}`, "We'll tell you about new posts.");
  await expect(page.getByRole('article').getByText('Member', { exact: true })).toBeVisible();
  await page.reload();
  await whenReady(page);
  await expect(page.getByRole('article').getByText('Member', { exact: true })).toBeVisible();
  await tab(page, /^My zones/).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(tab(page, /^My zones/)).toHaveText(/1$/);

  // Both addresses show the zone.
  await page.goto(`/drop-zones/${id}?tab=about`);
  await whenReady(page);
  await expect(page).toHaveURL(`/drop-zone/${id}?tab=about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(
    page.getByRole('complementary', { name: 'About this zone' }).getByText('Be kind.'),
  ).toBeVisible();
  await tab(page, 'Listings').click();
  await expect(page.getByRole('article').getByText(`Lamp ${word}`)).toBeVisible();
  await page.getByRole('button', { name: 'Joined' }).click();
  await page.getByRole('menuitem', { name: 'Leave zone' }).click();
  const leaving = page.getByRole('dialog', { name: `Leave ${name}?` });
  await page.route(membership, (route) => route.fulfill(broken), { times: 1 });
  await leaving.getByRole('button', { name: 'Leave zone' }).click();
  await expectToast(page, 'Failed to leave', 'Please try again.');
  await leaving.getByRole('button', { name: 'Leave zone' }).click();
  await expectToast(page, `You left ${name}`);
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();

  await page.goto('/drop-zones?tab=nearby');
  await whenReady(page);
  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 45.52, longitude: -122.68 });
  await page.getByRole('button', { name: 'Use my area' }).click();
  await expect(page.getByRole('heading', { name: /^The (\d )?nearest$/ })).toBeVisible();
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/drop-zone/"]') })
      .count(),
  ).toBeLessThanOrEqual(3);
  await axe(page);

  // Without a connection the page says so.
  await page.route('**/drop-zones.data*', (route) => route.abort());
  await tab(page, 'Explore').click();
  await expect(page.getByRole('heading', { name: 'Failed to load drop zones' })).toBeVisible();
  await expectToast(page, 'Failed to load drop zones', 'Please try again later');
  await page.unroute('**/drop-zones.data*');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test("The map of a zone shows the town's river and areas, or distances where the town has no map", {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, `${DEMO_ZONE}/map`);
  const map = page.getByRole('region', { name: 'Map of listings' });
  await expect(map.getByText('Willamette River')).toBeVisible();
  await expect(map.getByText('Hawthorne', { exact: true })).toBeVisible();
  const distances = map.locator('svg text', { hasText: /^\d+ mi$/ });
  await expect(distances).toHaveCount(0);

  await page.route('**/api/base-map', (route) =>
    route.fulfill({ json: { type: 'FeatureCollection', features: [] } }),
  );
  await open(page, `${DEMO_ZONE}/map`);
  await expect(distances.first()).toBeVisible();
  await expect(map.getByText('Willamette River')).toHaveCount(0);
});

test('A member creates a zone, invites a neighbor, announces an event, removes a listing with a reason, discusses with them, and hands the zone over (NAV-22, NAV-24, NAV-25, NAV-66, ZONE-09, ZONE-11, ZONE-12, ZONE-13, ZONE-14, ZONE-15, ZONE-16, ZONE-17, ZONE-18, ZONE-19, ZONE-25, ZONE-26, ZONE-27)', {
  tag: '@phone',
}, async ({ page, browser, baseURL, expectComplaint }) => {
  test.slow();
  expectComplaint(/500/);
  await open(page, '/create-zone?from=street');
  await expectToast(page, 'Authentication Required', 'Please sign in to create a drop zone');
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/create-drop-zone?from=street')}`);
  const admin = newMember();
  await page.request.post('/api/accounts/sign-up', { data: admin, headers: { Origin: origin() } });
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: 'Local Pickup' })
    .click();
  await expect(page).toHaveURL('/drop-zones');
  await page.getByRole('link', { name: 'Create a zone' }).first().click();
  await expect(page).toHaveURL('/create-drop-zone');

  await page.getByRole('button', { name: 'Create zone' }).click();
  await expectToast(page, 'Missing Information', 'Please fill in all required fields');
  await expect(page.getByRole('link', { name: 'Give your zone a name.' })).toBeVisible();
  await page.getByLabel('Title').fill(LONG_WORD);
  await page.getByLabel('Description').fill('للجيران حول شارع القيقب. For the six blocks around Maple.');
  await page.getByRole('radio', { name: /^Interest/ }).check();
  await page.getByLabel('Area').fill('Old Town');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await expect(page.getByLabel('Rule 1', { exact: true })).toBeFocused();
  await page.getByLabel('Rule 1', { exact: true }).fill('Pick up in person.');
  await page.getByLabel('Picture file').setInputFiles(await photoFile());
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await page.reload();
  await whenReady(page);
  await expect(page.getByLabel('Title')).toHaveValue(LONG_WORD);
  await page.getByLabel('Picture file').setInputFiles(await photoFile());
  await axe(page);
  await noSidewaysScroll(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const broken = { status: 500, json: { code: 'INTERNAL', title: 'Oh', detail: 'Oh', status: 500 } };
  await page.route('**/api/zones', async (route) => (await answered, route.fulfill(broken)), { times: 1 });
  await page.getByRole('button', { name: 'Create zone' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await expectToast(page, 'Error', 'Failed to create drop zone. Please try again.');
  await page.getByRole('button', { name: 'Create zone' }).click();
  await expect(page).toHaveURL('/drop-zones');
  await expectToast(page, `${LONG_WORD} is live`, 'Next: invite a few neighbors.');
  await page.locator('.toaster').getByRole('button', { name: 'Invite' }).click();
  await expect(page).toHaveURL(/\/drop-zone\//);
  const zoneUrl = page.url();
  const invite = page.getByRole('dialog', { name: `Invite to ${LONG_WORD}` });
  await invite.getByRole('button', { name: 'Make a link' }).click();
  const link = await invite.getByLabel('Invite link').inputValue();
  await invite.getByRole('button', { name: 'Close' }).click();
  await resize(page, { width: 320, height: 640 });
  await noSidewaysScroll(page);

  // The neighbor joins with the link, and the admin's open page counts them.
  const context = await browser.newContext({ baseURL });
  const { page: theirs, name } = await somebody(context);
  await open(theirs, new URL(link).pathname);
  await theirs.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(theirs).toHaveURL(zoneUrl);
  await expect(page.getByText('2 members')).toBeVisible();
  const listing = await postListing(context.request, { title: 'Two tickets' });
  await theirs.getByRole('button', { name: 'Add a listing of mine' }).click();
  await theirs.getByRole('button', { name: 'Add Two tickets' }).click();
  await expect(theirs.getByRole('button', { name: 'Added Two tickets' })).toBeVisible();
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('button', { name: 'Add a listing of mine' })).toBeFocused();

  // A removal always leaves a visible trace.
  await page.getByRole('button', { name: 'Manage Two tickets' }).click();
  await page.getByRole('menuitem', { name: 'Remove from zone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this listing from the zone?' });
  await expect(removal.getByLabel('Which rule')).toBeVisible();
  await removal.getByRole('button', { name: 'Remove listing' }).click();
  await expectToast(page, 'Listing removed', 'You can put it back for 7 days.');
  await expect(theirs.getByText('Breaks a zone rule: Pick up in person.')).toBeVisible();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(theirs.getByRole('link', { name: 'Two tickets' })).toHaveAttribute(
    'href',
    `/listing/${listing.id}`,
  );

  await discuss(page, theirs, name);

  await tab(page, 'About').click();
  await page.getByRole('button', { name: 'Add an event' }).click();
  const event = page.getByRole('dialog', { name: 'Add an event' });
  await event.getByLabel('Title').fill('Stoop sale');
  await event.getByLabel('Starts', { exact: true }).fill('2030-08-03');
  await event.getByLabel('Starts at').fill('09:00');
  await expect(event.getByLabel('Ends at')).toHaveValue('11:00');
  await event.getByRole('button', { name: 'Add event' }).click();
  await expectToast(page, 'Event added', 'Stoop sale');
  await expect(page.getByRole('region', { name: 'Events' }).getByText('Sat, 9 AM to 11 AM')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Moderation log' }).getByText(/removed “.*Two tickets/),
  ).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);

  // The last admin chooses a successor.
  await page.getByRole('button', { name: 'Leave zone' }).click();
  const handover = page.getByRole('dialog', { name: 'Choose the next admin' });
  await expect(handover.getByRole('radio', { name })).toBeChecked();
  await axe(page);
  await handover.getByRole('button', { name: 'Hand over and leave' }).click();
  await expectToast(page, `You left ${LONG_WORD}`);
  await expect(page.getByRole('button', { name: 'Join', exact: true }).first()).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Edit zone' })).toBeVisible();
  await context.close();
});

test('A tab of a zone whose code does not arrive says so, and loads it again @phone', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/);
  const code = '**/assets/discussion-*.js';
  await page.route(code, (route) => route.abort());
  await open(page, DEMO_ZONE);
  await tab(page, /^Discussion/).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load this tab' });
  await expect(failed).toBeVisible();
  await axe(page);
  await page.unroute(code);
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(failed).toBeHidden();
});
