/** The kinds of the product, for tests of notifications, which know none of the features. */
export { notificationCatalog } from '../../src/app/composition/notification-catalog.ts';
