import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** The mails of the accounts feature; each says what to do, why it came, and what happens if nothing is done. */
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
    // Mail programs know neither style sheets nor our fonts; the link is made from a URL we encoded ourselves.
    html: `<!doctype html><html lang="en"><body style="margin:0;padding:32px;background:#fdfcfe;color:#29142e;font:16px/1.5 system-ui,sans-serif">
<p style="font-size:24px;font-weight:800;margin:0 0 24px">Offhand</p>
<p style="margin:0 0 24px">${text.lead}</p>
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;background:#411848;color:#ffffff;padding:14px 28px;border-radius:999px;text-decoration:none;font-weight:650">${text.button}</a></p>
<p style="margin:0;color:#5b4c5f">${text.after}</p>
</body></html>`,
  };
}
