/** The public API of operators for other features on the server. */
export { actAsOperator, siteRole } from './act-as-operator.ts';
export { readAuditLog, writeAuditEntry } from './audit-log.ts';
export { authorize, mayAct } from './operators.policy.ts';
export { findSeen } from './see-as.ts';
