import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe, axeOnScreens, COLOR_RULES, expect, expectToast, open, test } from './fixtures.ts';

const OPERATOR = 'hello@offhand.example';
const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const sent = (page: Page) => page.getByRole('heading', { name: 'Message Sent!' });

test('I write to the operator, who can reply; then I write again (CONTACT-01, CONTACT-05, CONTACT-07, CONTACT-08, CONTACT-09, CONTACT-10, CONTACT-11, NAV-14)', {
  tag: '@phone',
}, async ({ page, mailTo }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByText('We get back to you within 24 hours.')).toBeVisible();
  const subject = form(page).getByLabel('Subject');
  await expect(subject.getByRole('option')).toHaveText([
    'General Inquiry',
    'Technical Support',
    'Billing Question',
    'Report an Issue',
    'Partnership Opportunity',
    'Other',
  ]);
  await expect(subject).toHaveValue('general-inquiry');
  await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '5');

  const message = `Which bus goes there? ${randomUUID()}`;
  await form(page).getByLabel('Name').fill('Lena Fox');
  await form(page).getByLabel('Email').fill('lena@example.com');
  await subject.selectOption('Other');
  await form(page).getByLabel('Message').fill(message);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(sent(page)).toBeFocused();
  const mail = await mailTo(OPERATOR, message);
  expect(mail.subject).toBe('Contact: Other, Lena Fox');
  expect(mail.headers['reply-to']).toBe('Lena Fox <lena@example.com>');
  await axeOnScreens(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('Lena Fox');
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  await expect(form(page).getByLabel('Message')).toBeFocused();
  const another = `And back? ${randomUUID()}`;
  await page.keyboard.type(another);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(sent(page)).toBeFocused();
  await mailTo(OPERATOR, another);
  await axe(page);
});

test('The page gives the hours of support and what we store (CONTACT-02, CONTACT-03, CONTACT-04)', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [name, address] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ] as const) {
    await open(page, '/contact');
    const details = page.getByRole('region', { name: 'Reach us' });
    await expect(details.getByRole('term')).toHaveText(['Mon-Fri', 'Sat', 'Sun']);
    await expect(details.getByRole('definition')).toHaveText(['9AM-5PM ET', '10AM-3PM ET', 'closed']);
    await expect(details.getByRole('link', { name: OPERATOR })).toHaveAttribute('href', `mailto:${OPERATOR}`);
    await details.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
});

test('Missing input is named beside each field until it is fixed (CONTACT-06)', {
  tag: '@desktop',
}, async ({ page }) => {
  const message = form(page).getByLabel('Message');
  await open(page, '/contact');
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter your email so we can reply.',
    'Write your message.',
  ]);
  await expect(sent(page)).toHaveCount(0);
  await expect(message).toHaveAccessibleDescription('Write your message.');
  // Where the toast covers a field, axe cannot determine its colors.
  await expectToast(page, 'Message not sent', 'Check the marked fields, then send it again.');
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, COLOR_RULES);
  await summary.getByRole('link', { name: 'Write your message.' }).click();
  await expect(message).toBeFocused();
  await page.keyboard.type('Hello');
  await expect(message).toHaveAccessibleDescription('');
});

test('Whatever prevents my message from being sent, nothing I typed is lost, and it is sent once (CONTACT-09)', {
  tag: '@phone',
}, async ({ page, mailTo, expectComplaint }) => {
  const long = 'All of it. '.repeat(10_000);
  const message = `It got lost. ${randomUUID()}`;
  await open(page, '/contact');
  const fields = {
    name: form(page).getByLabel('Name'),
    email: form(page).getByLabel('Email'),
    message: form(page).getByLabel('Message'),
  };
  const send = form(page).getByRole('button', { name: 'Send Message' });
  await fields.name.fill('Lena Fox');
  await fields.email.fill('lena.lost@example.com');
  await fields.message.fill(long);
  await send.click();
  await expect(fields.message).toHaveAccessibleDescription(/^Use at most 5,000 characters\./);
  await expect(fields.message).toHaveValue(long);

  // The first response never arrives, although the message did.
  expectComplaint(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const ids: string[] = [];
  await page.route('**/api/contact/messages', async (route) => {
    ids.push((route.request().postDataJSON() as { submissionId: string }).submissionId);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await fields.message.fill(message);
  await send.click();
  await expectToast(page, 'No connection', 'Please check your connection and try again.');
  await expect(fields.name).toHaveValue('Lena Fox');
  await expect(fields.message).toHaveValue(message);
  await send.click();
  await expect(sent(page)).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  await mailTo(OPERATOR, message);
});

test('Signed in, I find my name and email filled in (CONTACT-01)', { tag: '@desktop' }, async ({
  page,
  asMember,
  mailTo,
}) => {
  await open(page, '/contact');
  await expect(form(page).getByLabel('Name')).toHaveValue(asMember.username);
  await expect(form(page).getByLabel('Email')).toHaveValue(asMember.email);
  const message = `Where is my listing? ${randomUUID()}`;
  await form(page).getByLabel('Message').fill(message);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(sent(page)).toBeVisible();
  expect((await mailTo(OPERATOR, message)).text).toContain(`(signed in as ${asMember.email})`);
});
