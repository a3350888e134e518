import { buttonLink, heading, paragraph, quiet, section } from './mail-parts.ts';
import type { Mail } from './mailer.ts';

/** Creates an email with one action, as a button. `after` says what happens if it is ignored. */
export function linkMail(
  to: string,
  link: string,
  { subject, lead, button, after }: { subject: string; lead: string; button: string; after: string },
): Mail {
  return {
    to,
    subject,
    preview: lead,
    content: section(heading(subject), paragraph(lead), buttonLink(link, button), quiet(after)),
  };
}
