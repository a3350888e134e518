/** The public API of cases for other features on the server. */

export { deskGuestName } from './case-rows.queries.ts';
export { linkKey } from './link-key.ts';
export { noticesAbout } from './listing-notices.ts';
export { countCases } from './load-queue.ts';
export { countReport, joinCase, type RaiseServices, raiseCase } from './open-case.ts';
export { restoreByCommand, restrictByCommand } from './restrict-by-command.ts';
export { loadSiteRules } from './site-rules.ts';
