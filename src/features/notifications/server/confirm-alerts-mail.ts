import { linkMail } from '../../../platform/server/mail/link-mail.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** Asks whoever reads an address whether a guest's alerts may go there. The Guest ID, half a credential, stays out of it. */
export function confirmAlertsMail(to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Turn on alerts from Offhand',
    lead: "A guest seller on Offhand asked for alerts about messages and offers at this address. If that's you, turn them on:",
    button: 'Turn on alerts',
    after:
      "The link works once, for 24 hours. If this wasn't you, ignore this email and you won't get any more.",
  });
}
