/** The public parts of featured listings for pages of other features. */
export { FeaturedGrid } from './featured-grid.tsx';
export { featuredQuery } from './hidden-featured.ts';
export { OwnFeatured } from './own-featured.tsx';
export type { FeaturedPage } from './place-featured.ts';
