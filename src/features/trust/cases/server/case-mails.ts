import {
  buttonLink,
  heading,
  type MailPart,
  paragraph,
  quiet,
  section,
} from '../../../../platform/server/mail/mail-parts.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { addMonths } from '../../../../platform/server/payments/add-months.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';

interface Outcome {
  title: string;
  text: string;
}

interface Statement extends Outcome {
  rule: { number: number; title: string; text: string } | null;
  at: Date;
}

/** Tells a person what was decided about them, and how to appeal. */
export function statementMail(to: string, link: string, { rule, at, ...outcome }: Statement): Mail {
  const until = shortDate(addMonths(at, CASE_LIMITS.appealMonths).toISOString());
  return caseMail(
    to,
    outcome,
    ...(rule === null ? [] : [paragraph(`Rule ${rule.number}: ${rule.title}. ${rule.text}`)]),
    buttonLink(link, 'See the evidence and appeal'),
    quiet(`A person decided this. You can ask for another look until ${until}.`),
  );
}

/** Tells a person how their appeal ended. */
export function appealMail(to: string, link: string, outcome: Outcome): Mail {
  return caseMail(
    to,
    outcome,
    buttonLink(link, 'See the decision'),
    quiet('Someone on our team read what you wrote.'),
  );
}

/** Tells someone without an account what came of their report. */
export function outcomeMail(to: string, link: string, outcome: Outcome): Mail {
  return caseMail(
    to,
    outcome,
    buttonLink(link, 'See your report'),
    quiet(
      "You're getting this email because you left your address with a report. We won't email you about anything else.",
    ),
  );
}

const caseMail = (to: string, { title, text }: Outcome, ...parts: MailPart[]): Mail => ({
  to,
  subject: title,
  preview: text,
  content: section(heading(title), paragraph(text), ...parts),
});
