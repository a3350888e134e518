import { linkMail } from '../../../../platform/server/mail/link-mail.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { shortDate } from '../../../../shared/dates.ts';

/**
 * Emails of the accounts feature. Each says what to do, why it was sent, and what happens if it is ignored.
 */
export function confirmationMail(siteName: string, to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: `Confirm your email for ${siteName}`,
    lead: `Thanks for joining ${siteName}. Confirm that this is your email:`,
    button: 'Confirm my email',
    after: "The link works for 24 hours. If you didn't sign up, ignore this email.",
  });
}

export function resetMail(siteName: string, to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: `Choose a new password for ${siteName}`,
    lead: 'We got a request to reset your password. Choose a new one here:',
    button: 'Choose a new password',
    after:
      "The link works once, for an hour. If this wasn't you, ignore this email and your password stays the same.",
  });
}

export function newEmailMail(siteName: string, to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: `Confirm your new email for ${siteName}`,
    lead: `You asked to use this address for your ${siteName} account. Confirm that it is yours:`,
    button: 'Use this email',
    after: "The link works for 24 hours. If you didn't ask for this, ignore this email and nothing changes.",
  });
}

/** Sent to the old address, whose owner can still stop the change. */
export function emailChangeAskedMail(siteName: string, to: string, newEmail: string, link: string): Mail {
  return linkMail(to, link, {
    subject: `Your ${siteName} email is about to change`,
    lead: `We got a request to change the email of your ${siteName} account to ${newEmail}. It changes when the link we sent there is opened. If it wasn't you, choose a new password with 'Forgot password', which stops the change:`,
    button: 'Go to login',
    after: 'If it was you, you can ignore this email.',
  });
}

/** Sent to the old address after the change. */
export function emailChangedMail(siteName: string, to: string, newEmail: string, link: string): Mail {
  return linkMail(to, link, {
    subject: `Your ${siteName} email was changed`,
    lead: `Your ${siteName} account now uses ${newEmail}. We no longer send email to this address. If this wasn't you, tell us:`,
    button: 'Contact us',
    after: 'If it was you, you can ignore this email.',
  });
}

/** Sent to the account's owner after a login on a new device. */
export function newDeviceMail(
  siteName: string,
  to: string,
  link: string,
  { device, address, at }: { device: string; address: string; at: Date },
): Mail {
  const time = `${shortDate(at.toISOString())}, ${at.toISOString().slice(11, 16)} UTC`;
  return linkMail(to, link, {
    subject: `New sign-in to your ${siteName} account`,
    lead: `Your account was signed in on a new device: ${device}, on ${time}, from the network address ${address}. If it wasn't you, sign that device out, remove passkeys and API tokens you don't recognize and change your password:`,
    button: 'See your devices',
    after:
      "If it was you, you can ignore this email. If you can't log in, choose a new password with 'Forgot password'.",
  });
}

/** Sent to the account's owner when an API token was made. */
export function newTokenMail(siteName: string, to: string, link: string, name: string): Mail {
  return linkMail(to, link, {
    subject: `New API token for your ${siteName} account`,
    lead: `An API token named '${name}' was created. Programs that have it can use your account. If it wasn't you, revoke it and change your password:`,
    button: 'See your tokens',
    after: 'If it was you, you can ignore this email.',
  });
}

/** Says when the deletion of an account is final, and how to undo it. */
export function deletionMail(siteName: string, to: string, at: Date, link: string): Mail {
  const date = shortDate(at.toISOString());
  return linkMail(to, link, {
    subject: `Your ${siteName} account will be deleted on ${date}`,
    lead: `You asked us to delete your ${siteName} account. Your listings are hidden and you are signed out everywhere. On ${date} it's final. To keep your account, log in before then:`,
    button: 'Log in and keep my account',
    after:
      "If you still want to leave, you don't need to do anything. If this wasn't you, log in and change your password.",
  });
}

/** Says that logging in canceled the deletion of an account. */
export function deletionCanceledMail(siteName: string, to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: `Your ${siteName} account will not be deleted`,
    lead: `You logged in, so we canceled the deletion of your ${siteName} account. Your profile and listings are back.`,
    button: `Open ${siteName}`,
    after: "If this wasn't you, choose a new password with 'Forgot password' on the login page.",
  });
}
