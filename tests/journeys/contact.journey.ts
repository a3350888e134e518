import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe, expect, expectToast, open, test } from './fixtures.ts';

const OPERATOR = 'hello@offhand.example';
const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const sent = (page: Page) => page.getByRole('heading', { name: 'Message Sent!' });

test('I read how to reach the operator, write what is missing, send it once whatever happens, then write again (CONTACT-01, CONTACT-02, CONTACT-03, CONTACT-04, CONTACT-05, CONTACT-06, CONTACT-07, CONTACT-08, CONTACT-09, CONTACT-10, CONTACT-11, NAV-14)', {
  tag: '@phone',
}, async ({ page, mailTo, expectComplaint }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByText('We get back to you within 24 hours.')).toBeVisible();
  const details = page.getByRole('region', { name: 'Reach us' });
  await expect(details.getByRole('term')).toHaveText(['Mon-Fri', 'Sat', 'Sun']);
  await expect(details.getByRole('definition')).toHaveText(['9AM-5PM ET', '10AM-3PM ET', 'closed']);
  await expect(details.getByRole('link', { name: OPERATOR })).toHaveAttribute('href', `mailto:${OPERATOR}`);
  await expect(details.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expect(details.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  const name = form(page).getByLabel('Name');
  const email = form(page).getByLabel('Email');
  const subject = form(page).getByLabel('Subject');
  const message = form(page).getByLabel('Message');
  const send = form(page).getByRole('button', { name: 'Send Message' });
  await expect(subject.getByRole('option')).toHaveText([
    'General Inquiry',
    'Technical Support',
    'Billing Question',
    'Report an Issue',
    'Partnership Opportunity',
    'Other',
  ]);
  await expect(subject).toHaveValue('general-inquiry');
  await expect(message).toHaveAttribute('rows', '5');

  await send.click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter your email so we can reply.',
    'Write your message.',
  ]);
  await expect(message).toHaveAccessibleDescription('Write your message.');
  // Where the toast covers a field, axe cannot determine its colors.
  await expectToast(page, 'Message not sent', 'Check the marked fields, then send it again.');
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
  await axe(page);
  await summary.getByRole('link', { name: 'Write your message.' }).click();
  await expect(message).toBeFocused();
  await page.keyboard.type('Hello');
  await expect(message).toHaveAccessibleDescription('');

  await name.fill('Lena Fox');
  await email.fill('lena@example.com');
  await subject.selectOption('Other');
  const long = 'All of it. '.repeat(10_000);
  await message.fill(long);
  await send.click();
  await expect(message).toHaveAccessibleDescription(/^Use at most 5,000 characters\./);
  await expect(message).toHaveValue(long);

  // The first response never arrives, although the message did.
  expectComplaint(/ERR_FAILED/);
  const ids: string[] = [];
  await page.route('**/api/contact/messages', async (route) => {
    ids.push((route.request().postDataJSON() as { submissionId: string }).submissionId);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const text = `Which bus goes there? ${randomUUID()}`;
  await message.fill(text);
  await send.click();
  await expectToast(page, 'No connection', 'Please check your connection and try again.');
  await expect(message).toHaveValue(text);
  await send.click();
  await expect(sent(page)).toBeFocused();
  expect(ids[1]).toBe(ids[0]);
  const mail = await mailTo(OPERATOR, text);
  expect(mail.subject).toBe('Contact: Other, Lena Fox');
  expect(mail.headers['reply-to']).toBe('Lena Fox <lena@example.com>');

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(name).toHaveValue('Lena Fox');
  await expect(message).toHaveValue('');
  await expect(message).toBeFocused();
  const another = `And back? ${randomUUID()}`;
  await page.keyboard.type(another);
  await send.click();
  await expect(sent(page)).toBeFocused();
  await mailTo(OPERATOR, another);
});

test('Signed in, I find my name and email filled in (CONTACT-01)', { tag: '@desktop' }, async ({
  context,
  asMember,
}) => {
  const html = await (await context.request.get('/contact')).text();
  for (const typed of [asMember.username, asMember.email]) expect(html).toContain(`value="${typed}"`);
});
