/** The public parts of featured listings for pages of other features. */
export { FeaturedGrid } from './featured-grid.tsx';
export { OwnFeatured } from './own-featured.tsx';
export { withoutHidden } from './hidden-featured.ts';
