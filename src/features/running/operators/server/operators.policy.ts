import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import type { SiteRole } from '../../../../shared/site-role.ts';
import { operatorErrors } from '../contract/errors.ts';

/** Actions that need a site role. Actions that are not listed are forbidden. Visitors and guests have no role. */
const ROLE_BY_ACTION = {
  'event.create': ['operator'],
  'event.edit': ['operator'],
  'event.cancel': ['operator'],
  'zone.find': ['operator'],
  'text-rule.read': ['operator'],
  'text-rule.add': ['operator'],
  'text-rule.edit': ['operator'],
  'text-rule.remove': ['operator'],
  'audit-log.read': ['operator'],
  'settings.read': ['operator'],
  'settings.edit': ['operator'],
  'settings.publish': ['operator'],
  'pulse.read': ['operator'],
  'mail.retry': ['operator'],
  'mail.dismiss': ['operator'],
  'job.run': ['operator'],
  'person.read': ['operator'],
  'person.reveal-email': ['operator'],
  'person.give-credits': ['operator'],
  'person.resend-confirmation': ['operator'],
  'person.end-sessions': ['operator'],
  'person.note': ['operator'],
  'payment.refund': ['operator'],
  'person.see-as': ['operator'],
  'invitation.create': ['operator'],
  'invitation.revoke': ['operator'],
  'audit-log.read-own': ['operator', 'moderator'],
  'case.read': ['operator', 'moderator'],
  'case.open': ['operator', 'moderator'],
  'case.take-over': ['operator', 'moderator'],
  'case.hand-over': ['operator', 'moderator'],
  'case.open-chat': ['operator', 'moderator'],
  'case.decide': ['operator', 'moderator'],
  'case.undo': ['operator', 'moderator'],
  'appeal.decide': ['operator', 'moderator'],
  'announcement.read': ['operator'],
  'announcement.create': ['operator'],
  'announcement.end': ['operator'],
  'announcement.pause': ['operator'],
  'announcement.resume': ['operator'],
  'site-rules.edit': ['operator'],
} as const satisfies Record<string, readonly SiteRole[]>;

export type SiteAction = keyof typeof ROLE_BY_ACTION;
export const SITE_ACTIONS = Object.keys(ROLE_BY_ACTION) as SiteAction[];

export const mayAct = (actor: Actor, action: SiteAction): boolean =>
  actor.kind === 'member' &&
  Object.hasOwn(ROLE_BY_ACTION, action) &&
  (ROLE_BY_ACTION[action] as readonly SiteRole[]).includes(actor.role);

/**
 * Requires that an operator or moderator may do something, and returns them.
 * @throws DomainError AUTHENTICATION_REQUIRED for visitors and guests, OPERATORS_ONLY for members, NOT_FOUND for
 * moderators, to whom everything outside their role does not exist.
 */
export function authorize(actor: Actor, action: SiteAction): Member {
  const member = requireMember(actor);
  if (mayAct(member, action)) return member;
  throw new DomainError(member.role === 'moderator' ? commonErrors.NOT_FOUND : operatorErrors.OPERATORS_ONLY);
}
