/** What a mail server or the connection to it reports. */
interface MailError {
  code?: unknown;
  responseCode?: unknown;
}

const NO_ANSWER = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
]);
const MAILBOX_FULL = new Set([452, 552]);

/** Returns in plain words why a mail was not sent, from the error stored with its job. */
export function mailFailure(error: unknown): string {
  const { code, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as MailError;
  if (code === 'EAUTH') return 'The mail server refused our login. Check SMTP_URL.';
  if (typeof responseCode === 'number') {
    if (MAILBOX_FULL.has(responseCode)) return 'Their mailbox is full.';
    if (responseCode === 550 || responseCode === 553)
      return 'The mail server says this address does not exist.';
    if (responseCode >= 500) return `The mail server refused it (${responseCode}).`;
    return `The mail server asked us to try later (${responseCode}).`;
  }
  if (typeof code === 'string' && NO_ANSWER.has(code)) return "The mail server didn't answer.";
  return "It couldn't be sent. The log says why.";
}
