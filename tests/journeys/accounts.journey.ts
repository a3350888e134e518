import type { Locator, Page } from '@playwright/test';
import type { ReceivedMail } from '../support/parse-mail.ts';
import {
  axe,
  clearSession,
  expect,
  expectToast,
  expectUncovered,
  newMember,
  noSidewaysScroll,
  open,
  test,
} from './fixtures.ts';

const REFUSED_LOG_IN = [
  'Login failed',
  "Double-check your login info or sign up again if you're new.",
] as const;

test('A new member signs up with spaces around the details, and logs in without them (AUTH-05, AUTH-07, AUTH-10, AUTH-12, AUTH-20)', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, username } = newMember();
  await open(page, '/auth?tab=sign-up');
  const form = signUpForm(page);
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(`  ${email.toUpperCase()} `);
  await form.getByLabel('Password', { exact: true }).fill(' secret fox ');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(page, 'Account created!', 'Check your email to confirm your account.');
  await expect(page).toHaveURL('/listings');
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { name: `Hi, ${username}` })).toBeVisible();

  await clearSession(page);
  await open(page, '/auth');
  await logIn(page, email, 'secret fox');
  await expectToast(page, 'Welcome back!', "You've been successfully signed in.");
  await expect(page).toHaveURL('/listings');
  await open(page, '/dashboard');
  await expect(page.getByRole('button', { name: email })).toBeVisible();
});

test('A refused or failed sign-up says why, keeps what was typed and can be corrected (AUTH-06, AUTH-08, AUTH-13, AUTH-14, AUTH-21)', {
  tag: '@phone',
}, async ({ page, asMember, expectComplaint }) => {
  expectComplaint(/TypeError|ERR_FAILED/);
  await clearSession(page);
  const { email, username } = newMember();
  await open(page, '/auth?tab=sign-up');
  const form = signUpForm(page);
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const signUp = () => form.getByRole('button', { name: 'Sign Up' }).click();
  const refused = async (title: string, text: string) => {
    await signUp();
    await expectToast(page, title, text);
    await expectSummary(form, title, text);
  };
  await field('Username').fill(username);
  await field('Email').fill(email);
  await refused('Missing information', 'Please fill in all fields to create an account.');
  await form.getByRole('alert').getByRole('link').click();
  await expect(field('Password')).toBeFocused();
  await field('Password').fill(' 12345 ');
  await refused('Password too short', 'Password must be at least 6 characters long.');
  await expectUncovered(page, field('Password'));
  await axe(page);

  await field('Password').fill('qzm7kd');
  await field('Email').fill('not an address');
  await refused('Unable to create account', 'Please check your information and try again.');
  await expect(form.getByRole('alert').getByRole('link')).toHaveText(
    'Enter an address like name@example.com.',
  );
  await field('Email').fill(asMember.email.toUpperCase());
  await expect(form.getByRole('alert')).toHaveCount(0);
  await refused('Account already exists', 'This email is already registered. Try signing in instead.');

  // The connection is cut, then the server returns nonsense.
  await field('Email').fill(email);
  await page.route('**/api/accounts/sign-up', (route) => route.abort(), { times: 1 });
  await refused('Something went wrong', 'Please try again later.');
  await page.locator('.toaster').getByRole('button', { name: 'Dismiss' }).last().click();
  const nonsense = { status: 201, contentType: 'application/json', body: 'null' };
  await page.route('**/api/accounts/sign-up', (route) => route.fulfill(nonsense), { times: 1 });
  await refused('Something went wrong', 'Please try again later.');
  await expect(field('Username')).toHaveValue(username);
  await expect(field('Email')).toHaveValue(email);
  await signUp();
  await expect(page).toHaveURL('/listings');
});

test('A refused or failed login says why without revealing whether the account exists, and the next one works (AUTH-15, AUTH-17, AUTH-19)', {
  tag: '@phone',
}, async ({ page, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|500/);
  await clearSession(page);
  await open(page, '/auth');
  const form = logInForm(page);
  const missing = ['Missing information', 'Please enter your email and password.'] as const;
  await logIn(page, '', 'secret fox');
  await expectToast(page, ...missing);
  await expectSummary(form, ...missing);
  await form.getByRole('alert').getByRole('link').click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').pressSequentially('lena');
  await expect(form.getByRole('alert')).toHaveCount(0);

  for (const email of [asMember.email, newMember().email]) {
    await logIn(page, email, 'not the password');
    await expectToast(page, ...REFUSED_LOG_IN);
    await expectSummary(form, ...REFUSED_LOG_IN);
    await expect(form.getByLabel('Email')).toHaveValue(email);
  }

  const failure = ['Unable to sign in', 'Please check your connection and try again.'] as const;
  await page.route('**/api/accounts/sign-in', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.route('**/api/accounts/sign-in', (route) => route.abort(), { times: 1 });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await logIn(page, asMember.email, asMember.password);
    await expectToast(page, ...failure);
    await expectSummary(form, ...failure);
    await page.locator('.toaster').getByRole('button', { name: 'Dismiss' }).last().click();
  }
  await form.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Welcome back!', "You've been successfully signed in.");
  await expect(page.getByText(REFUSED_LOG_IN[0])).toHaveCount(0);
});

test('The login page offers both forms, a new password and guest access, by keyboard too (AUTH-02, AUTH-03, AUTH-04, GUEST-09, NAV-02)', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Login' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(signUpForm(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(logInForm(page)).toBeVisible();
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guest access' });
  await dialog.getByRole('button', { name: 'Create guest access' }).click();
  const guestId = await dialog.getByText(/^Guest-[A-Z0-9]{5}$/).innerText();
  await dialog.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: `You're here as ${guestId}` })).toBeVisible();
});

test('Logging in leads back to the page that asked for it and says what for, Back not to the form again, and its address to browse (AUTH-01)', {
  tag: '@desktop',
}, async ({ page, asMember }) => {
  await clearSession(page);
  await open(page, '/settings/account');
  await expect(page).toHaveURL('/auth?next=%2Fsettings%2Faccount');
  await expect(page.getByText('Log in to change your settings.', { exact: true })).toBeVisible();
  await logIn(page, asMember.email, asMember.password);
  await expect(page).toHaveURL('/settings/account');
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await open(page, '/auth');
  await expect(page).toHaveURL('/listings');
  await expect(page.getByRole('button', { name: asMember.email })).toBeVisible();
});

test('A forgotten password is replaced through an emailed link that works once (AUTH-04)', {
  tag: '@desktop',
}, async ({ page, asMember, mailTo }) => {
  await clearSession(page);
  await open(page, '/auth');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expectToast(page, 'Missing information', 'Please enter your email.');
  await dialog.getByLabel('Email').fill(asMember.email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: asMember.email })).toBeFocused();

  const { link } = await mailTo(asMember.email, 'reset your password');
  await open(page, link);
  await axe(page);
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password too short', 'Password must be at least 6 characters long.');
  await page.getByLabel('New password', { exact: true }).fill('a better horse');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password changed', 'Log in with your new password.');
  await expect(page).toHaveURL('/auth');

  await logIn(page, asMember.email, asMember.password);
  await expectToast(page, ...REFUSED_LOG_IN);
  await logIn(page, asMember.email, 'a better horse');
  await expect(page).toHaveURL('/listings');

  await open(page, link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
});

test('People who have to confirm their address open an emailed link, can ask for another, and get back to where they wanted to go (AUTH-10, AUTH-11, AUTH-18, AUTH-20)', {
  tag: '@phone',
}, async ({ page, confirmingSite }) => {
  const { email, username, password } = newMember();
  const { url } = confirmingSite;
  const sent = page.getByRole('status').filter({ hasText: email });
  let last: ReceivedMail | undefined;
  const nextMail = async () => {
    await expect.poll(() => confirmingSite.mailTo(email)).not.toBe(last);
    last = await confirmingSite.mailTo(email);
    return last;
  };
  await open(page, `${url}/dashboard?all=1`);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = signUpForm(page);
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(page, 'Account created!', 'Check your email to confirm your account.');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/auth');
  await expect(page.getByText(email)).toBeVisible();
  await axe(page);
  await nextMail();
  await page.getByRole('button', { name: 'Resend' }).click();
  await expectToast(page, 'Email sent again', 'It can take a minute.');
  const confirming = await nextMail();

  await page.getByRole('button', { name: 'Back to login' }).click();
  await logIn(page, newMember().email, 'not the password');
  const offer = page.getByText('Email not confirmed yet?');
  await expect(offer, 'strangers learn nothing from the offer').toBeVisible();
  await logIn(page, email, password);
  // The previous attempt's offer stays until this one is answered.
  await expectSummary(logInForm(page), ...REFUSED_LOG_IN);
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(sent).toBeFocused();
  await nextMail();

  await open(page, `${url}/auth/confirm?token=worn-out`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send new link' }).click();
  await expect(sent).toBeFocused();
  await nextMail();

  // The link of the first page's email, which knows where they wanted to go.
  await open(page, confirming.link);
  await expect(page.getByText("Email confirmed. Log in and you're set.")).toBeVisible();
  await logIn(page, email, password);
  await expectToast(page, 'Welcome back!', "You've been successfully signed in.");
  await expect(page).toHaveURL(`${url}/dashboard?all=1`);
});

test('Members change their email, their username and their password on one page', { tag: '@phone' }, async ({
  page,
  asMember,
  mailTo,
}) => {
  const name = `${asMember.username}.n`;
  const email = `${name}@example.com`;
  await open(page, '/dashboard');
  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  const part = (title: string) => page.getByRole('region', { name: title, exact: true });
  await expect(part('Email').getByText('Not confirmed')).toBeVisible();
  await part('Email').getByRole('button', { name: 'Send the link again' }).click();
  await expectToast(page, 'Email sent', 'It can take a minute.');

  await part('Password').getByRole('button', { name: 'Change password' }).click();
  await expect(part('Password').getByLabel('Current password', { exact: true })).toBeFocused();
  await part('Email').getByRole('button', { name: 'Change email' }).click();
  await expect(part('Email').getByLabel('New email')).toBeFocused();
  await expect(part('Password').getByRole('textbox'), 'one form at a time').toHaveCount(0);
  await part('Email').getByRole('button', { name: 'Cancel' }).click();
  await expect(part('Email').getByRole('button', { name: 'Change email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await part('Email').getByLabel('New email').fill(email);
  await part('Email').getByLabel('Current password', { exact: true }).fill(asMember.password);
  await part('Email').getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(part('Email').getByText(`${email} is waiting`)).toBeVisible();

  const { link } = await mailTo(email);
  await open(page, link);
  await axe(page);
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page).toHaveURL('/settings/account');
  await expect(part('Email').getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(part('Email')).toContainText(email);
  await mailTo(asMember.email, `now uses ${email}`);

  await part('Username').getByRole('button', { name: 'Change username' }).click();
  await part('Username').getByLabel('New username').fill(name);
  await part('Username').getByRole('button', { name: 'Save username' }).click();
  await expect(part('Username').getByRole('button', { name: 'Change username' })).toBeFocused();
  await expect(part('Username').getByText(name, { exact: true })).toBeVisible();

  await part('Password').getByRole('button', { name: 'Change password' }).click();
  await part('Password').getByLabel('Current password', { exact: true }).fill('wrong words');
  await part('Password').getByLabel('New password', { exact: true }).fill('a better horse');
  await part('Password').getByRole('button', { name: 'Save password' }).click();
  await expectSummary(part('Password'), 'Wrong password', 'Enter your current password and try again.');
  await expectUncovered(page, part('Password').getByLabel('Current password', { exact: true }));
  await part('Password').getByLabel('Current password', { exact: true }).fill(asMember.password);
  await part('Password').getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password changed', 'All other devices are signed out.');
  await expect(part('Password').getByText('Last changed')).toBeVisible();
  // Toasts that cover the link make way for the focus.
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Public profile' })
    .press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('Members delete their account, and keep it by logging in again', { tag: '@phone' }, async ({
  page,
  asMember,
  mailTo,
}) => {
  await open(page, '/settings/account');
  const part = page.getByRole('region', { name: 'Delete account', exact: true });
  await part.getByRole('button', { name: 'Delete account' }).click();
  const password = part.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('wrong words');
  await page.keyboard.press('Enter');
  await expectSummary(part, 'Wrong password', 'Enter your current password and try again.');
  await expect(part.getByText('That is not your current password.').first()).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);
  await password.fill(asMember.password);
  await part.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Log in before then to keep your account.')).toBeVisible();
  await mailTo(asMember.email, 'To keep your account, log in before then');
  await open(page, '/settings/account');
  await expect(page).toHaveURL('/auth?next=%2Fsettings%2Faccount');
  await logIn(page, asMember.email, asMember.password);
  await expectToast(page, 'Welcome back!', "Your account won't be deleted.");
  await expect(page).toHaveURL('/settings/account');
});

const signUpForm = (page: Page): Locator => page.getByRole('form', { name: 'Sign Up' });
const logInForm = (page: Page): Locator => page.getByRole('form', { name: 'Login' });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  const form = logInForm(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** Expects the error summary of a refused form, with the focus. */
async function expectSummary(form: Locator, title: string, text: string): Promise<void> {
  const summary = form.getByRole('alert').filter({ has: form.page().getByRole('heading', { name: title }) });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(text);
}
