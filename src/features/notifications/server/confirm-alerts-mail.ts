import { mailBody, mailButton, mailLogo, QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';

const LEAD =
  "A guest seller on Offhand asked for alerts about messages and offers at this address. If that's you, turn them on:";
const AFTER =
  "The link works once, for 24 hours. If this wasn't you, ignore this email and you won't get any more.";

/** Asks whoever reads an address whether a guest's alerts may go there. The Guest ID, half a credential, stays out of it. */
export function confirmAlertsMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Turn on alerts from Offhand',
    text: `${LEAD}\n\n${link}\n\n${AFTER}\n\nOffhand\n`,
    // The link is made from a URL we encoded ourselves.
    html: mailBody(
      mailLogo,
      `<p style="margin:0 0 24px">${LEAD}</p>`,
      `<p style="margin:0 0 24px">${mailButton(link, 'Turn on alerts')}</p>`,
      `<p style="margin:0;${QUIET_TEXT}">${AFTER}</p>`,
    ),
  };
}
