import { linkMail } from '../../../platform/server/mail/link-mail.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { shortDate } from '../../../shared/dates.ts';

/** When it is final, and how it is undone. */
export function deletionMail(to: string, at: Date, link: string): Mail {
  const date = shortDate(at.toISOString());
  return linkMail(to, link, {
    subject: `Your Offhand account will be deleted on ${date}`,
    lead: `You asked us to delete your Offhand account. Your listings are hidden and you are signed out everywhere. On ${date} it's final. To keep your account, log in before then:`,
    button: 'Log in and keep my account',
    after:
      "If you still want to leave, there is nothing to do. If this wasn't you, log in and change your password.",
  });
}

export function keptMail(to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Your Offhand account stays',
    lead: 'You logged in, so your Offhand account will not be deleted. Your profile and your listings are back.',
    button: 'Open Offhand',
    after: "If this wasn't you, choose a new password with 'Forgot password' on the log-in page.",
  });
}
