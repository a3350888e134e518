import { addressOf, type Config } from '../../platform/server/config.ts';
import { OPTIONAL_SERVICES, type ServiceSettings } from '../../platform/server/set-up.ts';
import { isThisMachine } from '../../platform/server/this-machine.ts';

/** Returns one line with what is configured, and where to read how to enable the rest. */
export function setUpLine(settings: ServiceSettings): string {
  const parts = OPTIONAL_SERVICES.flatMap(({ state }) => state?.(settings) ?? []);
  return `Set up: ${parts.join(', ')}. Turn on the rest: README, "Turn on photos, voice, mail and payments".`;
}

/** Returns a line about a process that does not do everything. */
export function roleLines({ runsJobs, servesSite }: Pick<Config, 'runsJobs' | 'servesSite'>): string[] {
  if (!runsJobs) return ['Runs no jobs (WORKER=0): start a process with WORKER=1 too.'];
  return servesSite ? [] : ['Only runs jobs (WORKER=1): serves nothing but /livez, /readyz and /metrics.'];
}

/** Domains that nobody owns (RFC 2606). */
const EXAMPLE_ADDRESS = /(?:@|\.)example(?:\.(?:com|net|org))?$/;

/** Returns a line for each setting that a site needs once others open it. */
export function publicSiteWarnings({
  publicUrl,
  smtpUrl,
  mailFrom,
  signUpNeedsInvite,
}: Pick<Config, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'signUpNeedsInvite'>): string[] {
  if (isThisMachine(publicUrl)) return [];
  if (smtpUrl === undefined) {
    const warning = 'Warning: without SMTP_URL, nobody can confirm an email address or reset a password.';
    return signUpNeedsInvite
      ? [`${warning} People sign up with an invitation only: npm run operator -- invite makes one.`]
      : [warning];
  }
  return EXAMPLE_ADDRESS.test(addressOf(mailFrom))
    ? [`Warning: mails from ${addressOf(mailFrom)} are refused. Set MAIL_FROM to an address of your own.`]
    : [];
}
