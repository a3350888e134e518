import { mailBody, mailButton, mailLogo, QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** Mails of the accounts feature. Each says what to do, why it was sent, and what happens if it is ignored. */
export function confirmationMail(to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Confirm your e-mail for Offhand',
    lead: 'Thanks for joining Offhand. Confirm that this address is yours:',
    button: 'Confirm my e-mail',
    after: 'The link works for 24 hours. If you did not sign up, ignore this mail and nothing happens.',
  });
}

export function resetMail(to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Choose a new password for Offhand',
    lead: 'Somebody, hopefully you, asked for a new password. Choose it here:',
    button: 'Choose a new password',
    after:
      'The link works once and for an hour. If it was not you, ignore this mail; your password stays as it is.',
  });
}

function linkMail(
  to: string,
  link: string,
  text: { subject: string; lead: string; button: string; after: string },
): Mail {
  return {
    to,
    subject: text.subject,
    text: `${text.lead}\n\n${link}\n\n${text.after}\n\nOffhand\n`,
    // The link is safe in HTML: it comes from a URL that we encoded ourselves.
    html: mailBody(
      mailLogo,
      `<p style="margin:0 0 24px">${text.lead}</p>`,
      `<p style="margin:0 0 24px">${mailButton(link, text.button)}</p>`,
      `<p style="margin:0;${QUIET_TEXT}">${text.after}</p>`,
    ),
  };
}
