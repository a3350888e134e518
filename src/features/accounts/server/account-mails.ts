import { shortDate } from '../../../shared/dates.ts';
import { escapeXml } from '../../../platform/server/http/xml.ts';
import { mailBody, mailButton, mailLogo, QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** Mails of the accounts feature. Each says what to do, why it was sent, and what happens if it is ignored. */
export function confirmationMail(to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Confirm your email for Offhand',
    lead: 'Thanks for joining Offhand. Confirm that this is your email:',
    button: 'Confirm my email',
    after: "The link works for 24 hours. If you didn't sign up, ignore this email.",
  });
}

export function resetMail(to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Choose a new password for Offhand',
    lead: 'We got a request to reset your password. Choose a new one here:',
    button: 'Choose a new password',
    after:
      "The link works once, for an hour. If this wasn't you, ignore this email and your password stays the same.",
  });
}

export function newEmailMail(to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Confirm your new email for Offhand',
    lead: 'You asked to use this address for your Offhand account. Confirm that it is yours:',
    button: 'Use this email',
    after: 'The link works for 24 hours. If you did not ask for this, ignore this mail and nothing changes.',
  });
}

/** To the old address, while it can still stop the change. */
export function emailChangeAskedMail(to: string, newEmail: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Your Offhand email is about to change',
    lead: `We got a request to change the email of your Offhand account to ${newEmail}. It changes when the link we sent there is opened. If it wasn't you, choose a new password with 'Forgot password', which stops the change:`,
    button: 'Go to log-in',
    after: 'If it was you, there is nothing to do here.',
  });
}

/** To the old address, once it has lost the account. */
export function emailChangedMail(to: string, newEmail: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Your Offhand email was changed',
    lead: `Your Offhand account now uses ${newEmail}. Nothing goes to this address any more. If it was not you, tell us:`,
    button: 'Contact us',
    after: 'If it was you, there is nothing to do.',
  });
}

/** To the owner of an account that was signed in on a browser where it never was before. */
export function newDeviceMail(
  to: string,
  link: string,
  { device, address, at }: { device: string; address: string; at: Date },
): Mail {
  const time = `${shortDate(at.toISOString())}, ${at.toISOString().slice(11, 16)} UTC`;
  return linkMail(to, link, {
    subject: 'New sign-in to your Offhand account',
    lead: `Your account was signed in on a new device: ${device}, on ${time}, from the network address ${address}. If it wasn't you, sign that device out, remove passkeys you don't recognize and change your password:`,
    button: 'See your devices',
    after:
      "If it was you, there is nothing to do. If you can't log in, choose a new password with 'Forgot password'.",
  });
}

/** One thing to do, as a button. */
export function linkMail(
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
      `<p style="margin:0 0 24px">${escapeXml(text.lead)}</p>`,
      `<p style="margin:0 0 24px">${mailButton(link, text.button)}</p>`,
      `<p style="margin:0;${QUIET_TEXT}">${text.after}</p>`,
    ),
  };
}
