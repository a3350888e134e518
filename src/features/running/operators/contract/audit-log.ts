import { z } from '@hono/zod-openapi';

/** Actions recorded in the audit log. */
const AUDITED_ACTIONS = [
  'event.create',
  'event.edit',
  'event.cancel',
  'zone.take-down',
  'zone.restore',
  'settings.publish',
  'text-rule.add',
  'text-rule.edit',
  'text-rule.remove',
  'invitation.create',
  'invitation.revoke',
  'case.open',
  'case.take-over',
  'case.hand-over',
  'case.open-chat',
  'case.decide',
  'case.undo',
  'appeal.decide',
  'site-rules.edit',
  'announcement.create',
  'announcement.end',
  'announcement.pause',
  'announcement.resume',
  'operator.grant',
  'moderator.grant',
  'operator.revoke',
  'account.suspend',
  'account.reinstate',
  'account.delete',
  'mail.retry',
  'mail.dismiss',
  'job.run',
  'person.reveal-email',
  'person.give-credits',
  'person.resend-confirmation',
  'person.end-sessions',
  'person.note',
  'person.see-as',
  'person.stop-seeing-as',
  'payment.refund',
  'payment.refund-refused',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

export const AuditEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    action: z.enum(AUDITED_ACTIONS),
    by: z.string().nullable().describe('Name of the operator; null for actions of the server command.'),
    targetId: z.uuid().nullable(),
    subject: z.string().nullable().describe('Title of the target at the time, or name of the person.'),
    reason: z.string().nullable(),
  })
  .openapi('AuditEntry');
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditLogPage = z
  .object({ entries: z.array(AuditEntry).describe('Newest first.'), nextCursor: z.string().nullable() })
  .openapi('AuditLogPage');
export type AuditLogPage = z.infer<typeof AuditLogPage>;
