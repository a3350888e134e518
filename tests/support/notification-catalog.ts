/**
 * The product's notification kinds, for tests of the notifications feature, which depends on no other
 * feature.
 */
export { notificationCatalog } from '../../src/app/composition/feature-catalogs.ts';
