/** The public API of wants for other features on the server. */
export { digestMail } from './digests.ts';
export { indexColumns, indexWant } from './index-want.ts';
export { markListingSeen } from './mark-seen.ts';
export { criteriaColumns } from './wants.presenter.ts';
