/** The public API of operators for other features on the server. */
export { actAsOperator } from './act-as-operator.ts';
export { authorize, mayAct } from './operators.policy.ts';
export { siteRole } from './site-role.ts';
