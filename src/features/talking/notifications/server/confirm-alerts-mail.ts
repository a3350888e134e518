import { linkMail } from '../../../../platform/server/mail/link-mail.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';

/** Asks the owner of an address to confirm a guest's alerts. Leaves out the Guest ID, which is half a credential. */
export function confirmAlertsMail(to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: 'Turn on alerts from Offhand',
    lead: "A guest seller on Offhand asked for alerts about messages and offers at this address. If that's you, turn them on:",
    button: 'Turn on alerts',
    after:
      "The link works once, for 24 hours. If this wasn't you, ignore this email and you won't get any more.",
  });
}
